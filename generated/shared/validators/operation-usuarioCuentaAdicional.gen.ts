// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateUsuarioCuentaAdicionalBody: Validator = validate0;

const formats0 = email;
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
if(data.personaId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "personaId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.perfilId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "perfilId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.motivoCuentaAdicional === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "motivoCuentaAdicional"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "personaId") || (key0 === "perfilId")) || (key0 === "email")) || (key0 === "motivoCuentaAdicional"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.personaId !== undefined){
let data0 = data.personaId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/personaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/personaId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.perfilId !== undefined){
let data1 = data.perfilId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/perfilId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/perfilId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err9 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(formats0(data2))){
const err11 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.motivoCuentaAdicional !== undefined){
let data3 = data.motivoCuentaAdicional;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err13 = {instancePath:instancePath+"/motivoCuentaAdicional",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err13);
errors++;
}
if(func0(data3) < 10){
const err14 = {instancePath:instancePath+"/motivoCuentaAdicional",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/motivoCuentaAdicional",keyword:"type",params:{type: "string"}};
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
