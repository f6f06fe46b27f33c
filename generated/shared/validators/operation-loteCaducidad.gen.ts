// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, email } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateLoteCaducidadBody: Validator = validate0;

const formats0 = date;
const formats2 = email;
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
if(data.caducidadNueva === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "caducidadNueva"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.motivo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.segundoVerificador === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "segundoVerificador"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((key0 === "caducidadNueva") || (key0 === "motivo")) || (key0 === "segundoVerificador"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.caducidadNueva !== undefined){
let data0 = data.caducidadNueva;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err4 = {instancePath:instancePath+"/caducidadNueva",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/caducidadNueva",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.motivo !== undefined){
let data1 = data.motivo;
if(typeof data1 === "string"){
if(func0(data1) > 250){
const err6 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 250}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data1) < 10){
const err7 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.segundoVerificador !== undefined){
let data2 = data.segundoVerificador;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err9 = {instancePath:instancePath+"/segundoVerificador",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data2) < 1){
const err10 = {instancePath:instancePath+"/segundoVerificador",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
if(!(formats2(data2))){
const err11 = {instancePath:instancePath+"/segundoVerificador",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/segundoVerificador",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
