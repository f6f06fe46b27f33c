// Generated from schemas/reports/informe-semestre.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateInformeSemestreParameters: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^20\\d{2}-[12]$", "u");

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
if(data.semestre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "semestre"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "semestre") || (key0 === "almacenId")) || (key0 === "unidadId")) || (key0 === "tipo")) || (key0 === "formato"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.semestre !== undefined){
let data0 = data.semestre;
if(typeof data0 === "string"){
if(func0(data0) > 6){
const err2 = {instancePath:instancePath+"/semestre",keyword:"maxLength",params:{limit: 6}};
(vErrors ??= []).push(err2);
errors++;
}
if(func0(data0) < 1){
const err3 = {instancePath:instancePath+"/semestre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err3);
errors++;
}
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/semestre",keyword:"pattern",params:{pattern: "^20\\d{2}-[12]$"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/semestre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.almacenId !== undefined){
let data1 = data.almacenId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err6 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(((((((data3 === "ORDINARIA") || (data3 === "EXTRAORDINARIA")) || (data3 === "MANUAL")) || (data3 === "COLECTIVO")) || (data3 === "REPOSICION_FONDO_FIJO")) || (data3 === "PROGRAMA")) || (data3 === "REDISTRIBUCION"))){
const err11 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.formato !== undefined){
let data4 = data.formato;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((data4 === "json") || (data4 === "csv")) || (data4 === "xlsx")) || (data4 === "pdf"))){
const err13 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
