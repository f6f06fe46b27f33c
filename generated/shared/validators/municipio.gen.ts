// Generated from schemas/entities/red/municipio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateMunicipio: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^\\d{3}$", "u");

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
if(data.estadoClave === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "estadoClave"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.claveInegi === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "claveInegi"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "nombre") || (key0 === "estadoClave")) || (key0 === "claveInegi")) || (key0 === "jurisdiccionId")) || (key0 === "poblacion"))){
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
if(data.estadoClave !== undefined){
let data1 = data.estadoClave;
if(typeof data1 === "string"){
if(func0(data1) > 2){
const err7 = {instancePath:instancePath+"/estadoClave",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data1) < 1){
const err8 = {instancePath:instancePath+"/estadoClave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/estadoClave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.claveInegi !== undefined){
let data2 = data.claveInegi;
if(typeof data2 === "string"){
if(func0(data2) > 3){
const err10 = {instancePath:instancePath+"/claveInegi",keyword:"maxLength",params:{limit: 3}};
(vErrors ??= []).push(err10);
errors++;
}
if(func0(data2) < 1){
const err11 = {instancePath:instancePath+"/claveInegi",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/claveInegi",keyword:"pattern",params:{pattern: "^\\d{3}$"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/claveInegi",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.jurisdiccionId !== undefined){
let data3 = data.jurisdiccionId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/jurisdiccionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.poblacion !== undefined){
let data4 = data.poblacion;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err15 = {instancePath:instancePath+"/poblacion",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 50000000 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/poblacion",keyword:"maximum",params:{comparison: "<=", limit: 50000000}};
(vErrors ??= []).push(err16);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/poblacion",keyword:"minimum",params:{comparison: ">=", limit: 0}};
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
