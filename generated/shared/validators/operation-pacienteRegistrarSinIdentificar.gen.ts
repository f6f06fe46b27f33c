// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePacienteRegistrarSinIdentificarBody: Validator = validate0;

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
if(data.genero === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "genero"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.edadAproximada === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "edadAproximada"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((key0 === "genero") || (key0 === "edadAproximada")) || (key0 === "senas"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.genero !== undefined){
let data0 = data.genero;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/genero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((data0 === "H") || (data0 === "M")) || (data0 === "X"))){
const err4 = {instancePath:instancePath+"/genero",keyword:"enum",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.edadAproximada !== undefined){
let data1 = data.edadAproximada;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/edadAproximada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 120 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/edadAproximada",keyword:"maximum",params:{comparison: "<=", limit: 120}};
(vErrors ??= []).push(err6);
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/edadAproximada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.senas !== undefined){
let data2 = data.senas;
if(typeof data2 === "string"){
if(func0(data2) > 300){
const err8 = {instancePath:instancePath+"/senas",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/senas",keyword:"type",params:{type: "string"}};
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
