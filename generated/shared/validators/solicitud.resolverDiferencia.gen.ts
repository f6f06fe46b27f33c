// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitudResolverDiferencia: Validator = validate0;

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
for(const key1 in data1){
if(!((key1 === "solicitudDetalleId") || (key1 === "diferenciaResolucion"))){
const err4 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data1.solicitudDetalleId !== undefined){
let data2 = data1.solicitudDetalleId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data1.diferenciaResolucion !== undefined){
let data3 = data1.diferenciaResolucion;
if(typeof data3 !== "string"){
const err7 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaResolucion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!((((data3 === "REINGRESO") || (data3 === "MERMA_TRANSITO")) || (data3 === "NOTA_CREDITO")) || (data3 === "ACEPTADA"))){
const err8 = {instancePath:instancePath+"/lineas/" + i0+"/diferenciaResolucion",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
