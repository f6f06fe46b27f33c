// Generated from schemas/entities/red/jurisdiccion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateJurisdiccion: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");
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
if(data.numero === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "numero"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.sedeMunicipioId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "sedeMunicipioId"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "numero") || (key0 === "nombre")) || (key0 === "sedeMunicipioId")) || (key0 === "almacenId")) || (key0 === "jefePersonalMedicoId")) || (key0 === "telefono")) || (key0 === "correo"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.numero !== undefined){
let data0 = data.numero;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/numero",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 99 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/numero",keyword:"maximum",params:{comparison: "<=", limit: 99}};
(vErrors ??= []).push(err5);
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err6 = {instancePath:instancePath+"/numero",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err7 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err7);
errors++;
}
if(func0(data1) < 3){
const err8 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.sedeMunicipioId !== undefined){
let data2 = data.sedeMunicipioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err10 = {instancePath:instancePath+"/sedeMunicipioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.almacenId !== undefined){
let data3 = data.almacenId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.jefePersonalMedicoId !== undefined){
let data4 = data.jefePersonalMedicoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/jefePersonalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.telefono !== undefined){
let data5 = data.telefono;
if(typeof data5 === "string"){
if(func0(data5) > 16){
const err13 = {instancePath:instancePath+"/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err13);
errors++;
}
if(!pattern0.test(data5)){
const err14 = {instancePath:instancePath+"/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.correo !== undefined){
let data6 = data.correo;
if(typeof data6 === "string"){
if(func0(data6) > 120){
const err16 = {instancePath:instancePath+"/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err16);
errors++;
}
if(!(formats0(data6))){
const err17 = {instancePath:instancePath+"/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/correo",keyword:"type",params:{type: "string"}};
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
