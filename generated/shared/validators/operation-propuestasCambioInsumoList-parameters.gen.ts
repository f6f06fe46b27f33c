// Generated from schemas/endpoints/proveedores/propuesta-cambio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePropuestasCambioInsumoListParameters: Validator = validate0;

const formats0 = date;

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
for(const key0 in data){
if(!((((key0 === "estatus") || (key0 === "proveedorId")) || (key0 === "almacenId")) || (key0 === "vence"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.estatus !== undefined){
let data0 = data.estatus;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string"){
const err1 = {instancePath:instancePath+"/estatus/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!((((((((((data1 === "BORRADOR") || (data1 === "ENVIADA")) || (data1 === "ACEPTADA")) || (data1 === "RECHAZADA")) || (data1 === "CONTRAPROPUESTA")) || (data1 === "EN_TRANSITO")) || (data1 === "RECIBIDA_PARCIAL")) || (data1 === "RECIBIDA")) || (data1 === "VENCIDA")) || (data1 === "CANCELADA"))){
const err2 = {instancePath:instancePath+"/estatus/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.proveedorId !== undefined){
let data2 = data.proveedorId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err4 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err5 = {instancePath:instancePath+"/proveedorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.almacenId !== undefined){
let data3 = data.almacenId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.vence !== undefined){
let data4 = data.vence;
if(typeof data4 === "string"){
if(!(formats0(data4))){
const err8 = {instancePath:instancePath+"/vence",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/vence",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
else {
const err10 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err10);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
