// Generated from schemas/entities/red/pais.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePais: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z]{2}$", "u");
const pattern1 = new RegExp("^[A-Z]{3}$", "u");

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
if(data.codigo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "codigo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "codigo") || (key0 === "codigo3")) || (key0 === "nombre")) || (key0 === "nacionalidad")) || (key0 === "orden"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.codigo !== undefined){
let data0 = data.codigo;
if(typeof data0 === "string"){
if(func0(data0) > 2){
const err3 = {instancePath:instancePath+"/codigo",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err3);
errors++;
}
if(func0(data0) < 1){
const err4 = {instancePath:instancePath+"/codigo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/codigo",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.codigo3 !== undefined){
let data1 = data.codigo3;
if(typeof data1 === "string"){
if(func0(data1) > 3){
const err7 = {instancePath:instancePath+"/codigo3",keyword:"maxLength",params:{limit: 3}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern1.test(data1)){
const err8 = {instancePath:instancePath+"/codigo3",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/codigo3",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nombre !== undefined){
let data2 = data.nombre;
if(typeof data2 === "string"){
if(func0(data2) > 80){
const err10 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err10);
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.nacionalidad !== undefined){
let data3 = data.nacionalidad;
if(typeof data3 === "string"){
if(func0(data3) > 60){
const err13 = {instancePath:instancePath+"/nacionalidad",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/nacionalidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.orden !== undefined){
let data4 = data.orden;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err16);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
}
else {
const err18 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
