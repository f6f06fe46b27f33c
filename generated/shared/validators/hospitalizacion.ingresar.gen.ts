// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionIngresar: Validator = validate0;

const formats0 = dateTime;

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
if(data.camaId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "camaId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.identidadVerificada === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "identidadVerificada"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "camaId") || (key0 === "fechaIngreso")) || (key0 === "identidadVerificada"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.camaId !== undefined){
let data0 = data.camaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/camaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.fechaIngreso !== undefined){
let data1 = data.fechaIngreso;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err4 = {instancePath:instancePath+"/fechaIngreso",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/fechaIngreso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.identidadVerificada !== undefined){
if(typeof data.identidadVerificada !== "boolean"){
const err6 = {instancePath:instancePath+"/identidadVerificada",keyword:"type",params:{type: "boolean"}};
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
