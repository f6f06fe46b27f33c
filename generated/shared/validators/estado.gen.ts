// Generated from schemas/entities/red/estado.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEstado: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const pattern1 = new RegExp("^\\d{2}$", "u");

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
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.paisCodigo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "paisCodigo"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "clave") || (key0 === "nombre")) || (key0 === "abreviatura")) || (key0 === "claveInegi")) || (key0 === "paisCodigo"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 2){
const err4 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 60){
const err8 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.abreviatura !== undefined){
let data2 = data.abreviatura;
if(typeof data2 === "string"){
if(func0(data2) > 8){
const err11 = {instancePath:instancePath+"/abreviatura",keyword:"maxLength",params:{limit: 8}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/abreviatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.claveInegi !== undefined){
let data3 = data.claveInegi;
if(typeof data3 === "string"){
if(func0(data3) > 2){
const err13 = {instancePath:instancePath+"/claveInegi",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err13);
errors++;
}
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/claveInegi",keyword:"pattern",params:{pattern: "^\\d{2}$"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/claveInegi",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.paisCodigo !== undefined){
let data4 = data.paisCodigo;
if(typeof data4 === "string"){
if(func0(data4) > 2){
const err16 = {instancePath:instancePath+"/paisCodigo",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err16);
errors++;
}
if(func0(data4) < 1){
const err17 = {instancePath:instancePath+"/paisCodigo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/paisCodigo",keyword:"type",params:{type: "string"}};
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
