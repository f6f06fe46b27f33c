// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEventoReprogramar: Validator = validate0;

const formats0 = dateTime;
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
if(data.nuevoInicio === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nuevoInicio"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "nuevoInicio") || (key0 === "nuevoAnden"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.nuevoInicio !== undefined){
let data0 = data.nuevoInicio;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err2 = {instancePath:instancePath+"/nuevoInicio",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/nuevoInicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nuevoAnden !== undefined){
let data1 = data.nuevoAnden;
if(typeof data1 === "string"){
if(func0(data1) > 20){
const err4 = {instancePath:instancePath+"/nuevoAnden",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/nuevoAnden",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
else {
const err6 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err6);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
