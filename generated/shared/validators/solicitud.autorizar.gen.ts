// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudAutorizar: Validator = validate0;

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
if(!(key0 === "lineas")){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.lineas !== undefined){
let data0 = data.lineas;
if(Array.isArray(data0)){
if(data0.length < 1){
const err2 = {instancePath:instancePath+"/lineas",keyword:"minItems",params:{limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.solicitudDetalleId === undefined){
const err3 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "solicitudDetalleId"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.cantidadAutorizada === undefined){
const err4 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadAutorizada"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data1){
if(!((((key1 === "solicitudDetalleId") || (key1 === "sustitutoInsumoId")) || (key1 === "cantidadAutorizada")) || (key1 === "motivoModificacion"))){
const err5 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data1.solicitudDetalleId !== undefined){
let data2 = data1.solicitudDetalleId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data1.sustitutoInsumoId !== undefined){
let data3 = data1.sustitutoInsumoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/sustitutoInsumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data1.cantidadAutorizada !== undefined){
let data4 = data1.cantidadAutorizada;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err9 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadAutorizada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000000 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadAutorizada",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err10);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadAutorizada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data1.motivoModificacion !== undefined){
let data5 = data1.motivoModificacion;
if(typeof data5 === "string"){
if(func0(data5) > 300){
const err12 = {instancePath:instancePath+"/lineas/" + i0+"/motivoModificacion",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/lineas/" + i0+"/motivoModificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
else {
const err16 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err16);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
