// Generated from schemas/endpoints/seguridad/aval.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateVouchAskBody: Validator = validate0;

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
if(data.operacion === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "operacion"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.parametros === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "parametros"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.cuerpo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "cuerpo"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "operacion") || (key0 === "parametros")) || (key0 === "cuerpo"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.operacion !== undefined){
let data0 = data.operacion;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err4 = {instancePath:instancePath+"/operacion",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/operacion",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/operacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.parametros !== undefined){
let data1 = data.parametros;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
}
else {
const err7 = {instancePath:instancePath+"/parametros",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.cuerpo !== undefined){
let data2 = data.cuerpo;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
}
else {
const err8 = {instancePath:instancePath+"/cuerpo",keyword:"type",params:{type: "object"}};
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
