// Generated from schemas/endpoints/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateCantidadEstatusSolicitudParameters: Validator = validate0;

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
if(!((((key0 === "rol") || (key0 === "almacenId")) || (key0 === "desde")) || (key0 === "hasta"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.rol !== undefined){
let data0 = data.rol;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/rol",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!((data0 === "solicitante") || (data0 === "surtidor"))){
const err2 = {instancePath:instancePath+"/rol",keyword:"enum",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.almacenId !== undefined){
let data1 = data.almacenId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
}
}
if(data.desde !== undefined){
let data2 = data.desde;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err5 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.hasta !== undefined){
let data3 = data.hasta;
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err7 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
else {
const err9 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err9);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
