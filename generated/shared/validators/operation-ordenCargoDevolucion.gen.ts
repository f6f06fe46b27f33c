// Generated from schemas/endpoints/ordenes/surtido.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateOrdenCargoDevolucionBody: Validator = validate0;

const func0 = codePointLength;

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
if(data.ordenCargoId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "ordenCargoId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.motivo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.lineas === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "ordenCargoId") || (key0 === "motivo")) || (key0 === "lineas"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.ordenCargoId !== undefined){
let data0 = data.ordenCargoId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/ordenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/ordenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.motivo !== undefined){
let data1 = data.motivo;
if(typeof data1 === "string"){
if(func0(data1) > 300){
const err6 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data1) < 5){
const err7 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 5}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.lineas !== undefined){
let data2 = data.lineas;
if(Array.isArray(data2)){
if(data2.length > 100){
const err9 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(data2.length < 1){
const err10 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.insumoOrdenCargoId === undefined){
const err11 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoOrdenCargoId"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.loteId === undefined){
const err12 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err12);
errors++;
}
if(data3.cantidad === undefined){
const err13 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidad"}};
(vErrors ??= []).push(err13);
errors++;
}
if(data3.condicion === undefined){
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "condicion"}};
(vErrors ??= []).push(err14);
errors++;
}
for(const key1 in data3){
if(!((((key1 === "insumoOrdenCargoId") || (key1 === "loteId")) || (key1 === "cantidad")) || (key1 === "condicion"))){
const err15 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data3.insumoOrdenCargoId !== undefined){
let data4 = data3.insumoOrdenCargoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/insumoOrdenCargoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
if(data3.loteId !== undefined){
let data5 = data3.loteId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/lineas/" + i0+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data3.cantidad !== undefined){
let data6 = data3.cantidad;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err20 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9999 || isNaN(data6)){
const err21 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err21);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err22 = {instancePath:instancePath+"/lineas/" + i0+"/cantidad",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data3.condicion !== undefined){
let data7 = data3.condicion;
if(!(((data7 === "INTEGRO") || (data7 === "ABIERTO")) || (data7 === "CADUCADO"))){
const err23 = {instancePath:instancePath+"/lineas/" + i0+"/condicion",keyword:"enum",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
