// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateActualizarCaducidadBody: Validator = validate0;

const formats0 = date;
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
if(data.loteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.caducidadNueva === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "caducidadNueva"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.motivo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.segundoVerificadorId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "segundoVerificadorId"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((key0 === "loteId") || (key0 === "caducidadNueva")) || (key0 === "motivo")) || (key0 === "segundoVerificadorId"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.loteId !== undefined){
let data0 = data.loteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.caducidadNueva !== undefined){
let data1 = data.caducidadNueva;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err7 = {instancePath:instancePath+"/caducidadNueva",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/caducidadNueva",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.motivo !== undefined){
let data2 = data.motivo;
if(typeof data2 === "string"){
if(func0(data2) > 250){
const err9 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 250}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data2) < 10){
const err10 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.segundoVerificadorId !== undefined){
let data3 = data.segundoVerificadorId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err12 = {instancePath:instancePath+"/segundoVerificadorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/segundoVerificadorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
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
