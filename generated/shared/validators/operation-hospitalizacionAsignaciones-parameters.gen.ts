// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionAsignacionesParameters: Validator = validate0;

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
if(!(((key0 === "servicioId") || (key0 === "turno")) || (key0 === "fecha"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.servicioId !== undefined){
let data0 = data.servicioId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err1);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/servicioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err2);
errors++;
}
}
}
if(data.turno !== undefined){
let data1 = data.turno;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data1 === "MATUTINO") || (data1 === "VESPERTINO")) || (data1 === "NOCTURNO"))){
const err4 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.fecha !== undefined){
let data2 = data.fecha;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err5 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
