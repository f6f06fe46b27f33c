// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateUsuarioMuestra: Validator = validate0;

const func0 = codePointLength;
const formats0 = email;

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
if(data.nombre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.primerApellido === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "primerApellido"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.email === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "nombre") || (key0 === "primerApellido")) || (key0 === "segundoApellido")) || (key0 === "email"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func0(data0) > 80){
const err4 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.primerApellido !== undefined){
let data1 = data.primerApellido;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err7 = {instancePath:instancePath+"/primerApellido",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/primerApellido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/primerApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.segundoApellido !== undefined){
let data2 = data.segundoApellido;
if(typeof data2 === "string"){
if(func0(data2) > 80){
const err10 = {instancePath:instancePath+"/segundoApellido",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/segundoApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(func0(data3) > 120){
const err12 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err12);
errors++;
}
if(func0(data3) < 1){
const err13 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
if(!(formats0(data3))){
const err14 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
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
