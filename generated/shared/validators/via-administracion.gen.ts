// Generated from schemas/entities/catalogos/via-administracion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateViaAdministracion: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9_]+$", "u");

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
if(data.codigo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "codigo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.abreviatura === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "abreviatura"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(((((key0 === "clave") || (key0 === "nombre")) || (key0 === "codigo")) || (key0 === "abreviatura")) || (key0 === "orden"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err5 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9_]+$"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 100){
const err9 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data1) < 2){
const err10 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.codigo !== undefined){
let data2 = data.codigo;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((((((((((((((((data2 === "ORAL") || (data2 === "SUBLINGUAL")) || (data2 === "IV")) || (data2 === "IM")) || (data2 === "SC")) || (data2 === "ID")) || (data2 === "TOPICA")) || (data2 === "OFTALMICA")) || (data2 === "OTICA")) || (data2 === "NASAL")) || (data2 === "INHALADA")) || (data2 === "RECTAL")) || (data2 === "VAGINAL")) || (data2 === "SNG")) || (data2 === "EPIDURAL")) || (data2 === "INTRATECAL")) || (data2 === "TRANSDERMICA"))){
const err13 = {instancePath:instancePath+"/codigo",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.abreviatura !== undefined){
let data3 = data.abreviatura;
if(typeof data3 === "string"){
if(func0(data3) > 12){
const err14 = {instancePath:instancePath+"/abreviatura",keyword:"maxLength",params:{limit: 12}};
(vErrors ??= []).push(err14);
errors++;
}
if(func0(data3) < 1){
const err15 = {instancePath:instancePath+"/abreviatura",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/abreviatura",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.orden !== undefined){
let data4 = data.orden;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err17 = {instancePath:instancePath+"/orden",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/orden",keyword:"maximum",params:{comparison: "<=", limit: 9999}};
(vErrors ??= []).push(err18);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/orden",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
}
else {
const err20 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
