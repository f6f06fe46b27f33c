// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateSolicitudRecibir: Validator = validate0;

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
if(data.lineas === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "lineas"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "temperaturaLlegada") || (key0 === "lineas"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.temperaturaLlegada !== undefined){
let data0 = data.temperaturaLlegada;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 60 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"maximum",params:{comparison: "<=", limit: 60}};
(vErrors ??= []).push(err2);
errors++;
}
if(data0 < -40 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"minimum",params:{comparison: ">=", limit: -40}};
(vErrors ??= []).push(err3);
errors++;
}
let res0;
if((0.1 === 0 || (res0 = data0/0.1, Math.abs(Math.round(res0) - res0) > 1e-6))){
const err4 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/temperaturaLlegada",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.lineas !== undefined){
let data1 = data.lineas;
if(Array.isArray(data1)){
if(data1.length < 1){
const err6 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.solicitudDetalleId === undefined){
const err7 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "solicitudDetalleId"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data2.cantidadRecibida === undefined){
const err8 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadRecibida"}};
(vErrors ??= []).push(err8);
errors++;
}
for(const key1 in data2){
if(!((((key1 === "solicitudDetalleId") || (key1 === "cantidadRecibida")) || (key1 === "diferenciaTipo")) || (key1 === "diferenciaNota"))){
const err9 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data2.solicitudDetalleId !== undefined){
let data3 = data2.solicitudDetalleId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data2.cantidadRecibida !== undefined){
let data4 = data2.cantidadRecibida;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRecibida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRecibida",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err13);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadRecibida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data2.diferenciaTipo !== undefined){
let data5 = data2.diferenciaTipo;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaTipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((((((data5 === "FALTANTE") || (data5 === "SOBRANTE")) || (data5 === "DANADO")) || (data5 === "LOTE_DISTINTO")) || (data5 === "CADUCIDAD_CORTA")) || (data5 === "TEMPERATURA"))){
const err16 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaTipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data2.diferenciaNota !== undefined){
let data6 = data2.diferenciaNota;
if(typeof data6 === "string"){
if(func0(data6) > 300){
const err17 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaNota",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaNota",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err21);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
