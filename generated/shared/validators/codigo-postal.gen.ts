// Generated from schemas/entities/red/codigo-postal.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateCodigoPostal: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^\\d{5}$", "u");

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
if(data.estadoClave === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "estadoClave"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.municipioId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "municipioId"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "codigo") || (key0 === "estadoClave")) || (key0 === "municipioId")) || (key0 === "ciudad")) || (key0 === "zona"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.codigo !== undefined){
let data0 = data.codigo;
if(typeof data0 === "string"){
if(func0(data0) > 5){
const err4 = {instancePath:instancePath+"/codigo",keyword:"maxLength",params:{limit: 5}};
(vErrors ??= []).push(err4);
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/codigo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/codigo",keyword:"pattern",params:{pattern: "^\\d{5}$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.estadoClave !== undefined){
let data1 = data.estadoClave;
if(typeof data1 === "string"){
if(func0(data1) > 2){
const err8 = {instancePath:instancePath+"/estadoClave",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data1) < 1){
const err9 = {instancePath:instancePath+"/estadoClave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/estadoClave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.municipioId !== undefined){
let data2 = data.municipioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/municipioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.ciudad !== undefined){
let data3 = data.ciudad;
if(typeof data3 === "string"){
if(func0(data3) > 80){
const err12 = {instancePath:instancePath+"/ciudad",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/ciudad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.zona !== undefined){
let data4 = data.zona;
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/zona",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!(((data4 === "URBANO") || (data4 === "SEMIURBANO")) || (data4 === "RURAL"))){
const err15 = {instancePath:instancePath+"/zona",keyword:"enum",params:{}};
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
