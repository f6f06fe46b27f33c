// Generated from schemas/entities/catalogos/procedimiento.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateProcedimiento: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^\\d{2}(\\.\\d{1,2})?$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate0.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tipo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.sexoPermitido === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "sexoPermitido"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.requiereConsentimiento === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "requiereConsentimiento"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "clave") || (key0 === "nombre")) || (key0 === "tipo")) || (key0 === "sexoPermitido")) || (key0 === "requiereConsentimiento")) || (key0 === "insumosSugeridos"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 5){
const err6 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data0)){
const err8 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^\\d{2}(\\.\\d{1,2})?$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 255){
const err10 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 255}};
(vErrors ??= []).push(err10);
errors++;
}
if(func0(data1) < 3){
const err11 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.tipo !== undefined){
let data2 = data.tipo;
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!(((data2 === "DIAGNOSTICO") || (data2 === "TERAPEUTICO")) || (data2 === "QUIRURGICO"))){
const err14 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.sexoPermitido !== undefined){
let data3 = data.sexoPermitido;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/sexoPermitido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((data3 === "H") || (data3 === "M")) || (data3 === "AMBOS"))){
const err16 = {instancePath:instancePath+"/sexoPermitido",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.requiereConsentimiento !== undefined){
if(typeof data.requiereConsentimiento !== "boolean"){
const err17 = {instancePath:instancePath+"/requiereConsentimiento",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.insumosSugeridos !== undefined){
let data5 = data.insumosSugeridos;
if(Array.isArray(data5)){
if(data5.length > 100){
const err18 = {instancePath:instancePath+"/insumosSugeridos",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.insumoId === undefined){
const err19 = {instancePath:instancePath+"/insumosSugeridos/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err19);
errors++;
}
if(data6.cantidad === undefined){
const err20 = {instancePath:instancePath+"/insumosSugeridos/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data6){
if(!(((key1 === "procedimientoInsumosSugeridosId") || (key1 === "insumoId")) || (key1 === "cantidad"))){
const err21 = {instancePath:instancePath+"/insumosSugeridos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data6.procedimientoInsumosSugeridosId !== undefined){
let data7 = data6.procedimientoInsumosSugeridosId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err22 = {instancePath:instancePath+"/insumosSugeridos/" + i0+"/procedimientoInsumosSugeridosId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err23 = {instancePath:instancePath+"/insumosSugeridos/" + i0+"/procedimientoInsumosSugeridosId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data6.insumoId !== undefined){
let data8 = data6.insumoId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err24 = {instancePath:instancePath+"/insumosSugeridos/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data6.cantidad !== undefined){
let data9 = data6.cantidad;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/insumosSugeridos/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 10000 || isNaN(data9)){
const err26 = {instancePath:instancePath+"/insumosSugeridos/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 10000}};
(vErrors ??= []).push(err26);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err27 = {instancePath:instancePath+"/insumosSugeridos/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
}
else {
const err28 = {instancePath:instancePath+"/insumosSugeridos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/insumosSugeridos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
