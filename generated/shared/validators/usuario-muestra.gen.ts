// Generated from schemas/entities/muestra/usuario-muestra.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateUsuarioMuestra: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
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
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.primerApellido !== undefined){
let data1 = data.primerApellido;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err8 = {instancePath:instancePath+"/primerApellido",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/primerApellido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/primerApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/primerApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.segundoApellido !== undefined){
let data2 = data.segundoApellido;
if(typeof data2 === "string"){
if(func0(data2) > 80){
const err12 = {instancePath:instancePath+"/segundoApellido",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err12);
errors++;
}
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/segundoApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/segundoApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(func0(data3) > 120){
const err15 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err15);
errors++;
}
if(func0(data3) < 1){
const err16 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err16);
errors++;
}
if(!(formats0(data3))){
const err17 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
