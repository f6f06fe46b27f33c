// Generated from schemas/entities/consulta/adenda.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAdenda: Validator = validate0;

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
if(data.consultaId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "consultaId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.texto === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "texto"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((key0 === "consultaId") || (key0 === "texto"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.consultaId !== undefined){
let data0 = data.consultaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/consultaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.texto !== undefined){
let data1 = data.texto;
if(typeof data1 === "string"){
if(func0(data1) > 4000){
const err4 = {instancePath:instancePath+"/texto",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data1) < 5){
const err5 = {instancePath:instancePath+"/texto",keyword:"minLength",params:{limit: 5}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/texto",keyword:"type",params:{type: "string"}};
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
