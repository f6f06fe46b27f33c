// Generated from schemas/endpoints/pacientes/paciente.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePacienteRegistrarDefuncionBody: Validator = validate0;

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
if(data.fechaHora === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "fechaHora"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.fuente === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "fuente"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "fechaHora") || (key0 === "fuente")) || (key0 === "folioCertificado")) || (key0 === "observaciones"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.fechaHora !== undefined){
let data0 = data.fechaHora;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/fechaHora",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/fechaHora",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.fuente !== undefined){
let data1 = data.fuente;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/fuente",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((data1 === "CERTIFICADO") || (data1 === "AVISO_FAMILIAR")) || (data1 === "REGISTRO_CIVIL"))){
const err6 = {instancePath:instancePath+"/fuente",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.folioCertificado !== undefined){
let data2 = data.folioCertificado;
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err7 = {instancePath:instancePath+"/folioCertificado",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/folioCertificado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.observaciones !== undefined){
let data3 = data.observaciones;
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err9 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err11);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
