// Generated from schemas/endpoints/platform/busqueda.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateParecidosBody: Validator = validate0;

const schema0 = {"type":"object","required":["recurso","registro"],"additionalProperties":false,"properties":{"recurso":{"type":"string","maxLength":60,"description":"Name of the resource, e.g. `paciente`."},"registro":{"type":"object","additionalProperties":true,"description":"The record, as completed so far."},"id":{"type":["integer","string"],"description":"Key of the edited record, which is excluded."}}};
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
if(data.recurso === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "recurso"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.registro === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "registro"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "recurso") || (key0 === "registro")) || (key0 === "id"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.recurso !== undefined){
let data0 = data.recurso;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err3 = {instancePath:instancePath+"/recurso",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/recurso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.registro !== undefined){
let data1 = data.registro;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err5 = {instancePath:instancePath+"/registro",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.id !== undefined){
let data2 = data.id;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (typeof data2 !== "string")){
const err6 = {instancePath:instancePath+"/id",keyword:"type",params:{type: schema0.properties.id.type}};
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
