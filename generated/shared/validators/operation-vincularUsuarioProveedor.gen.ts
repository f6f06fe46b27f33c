// Generated from schemas/endpoints/seguridad/usuario-proveedor.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateVincularUsuarioProveedorBody: Validator = validate0;

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
if(data.proveedorId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "proveedorId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.primerApellido === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "primerApellido"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.email === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.isActive === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "isActive"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "proveedorId") || (key0 === "nombre")) || (key0 === "primerApellido")) || (key0 === "segundoApellido")) || (key0 === "email")) || (key0 === "isActive"))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.proveedorId !== undefined){
let data0 = data.proveedorId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/proveedorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
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
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
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
if(data.primerApellido !== undefined){
let data2 = data.primerApellido;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err12 = {instancePath:instancePath+"/primerApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err12);
errors++;
}
if(func0(data2) < 1){
const err13 = {instancePath:instancePath+"/primerApellido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err13);
errors++;
}
if(!pattern0.test(data2)){
const err14 = {instancePath:instancePath+"/primerApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/primerApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.segundoApellido !== undefined){
let data3 = data.segundoApellido;
if(typeof data3 === "string"){
if(func0(data3) > 60){
const err16 = {instancePath:instancePath+"/segundoApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err16);
errors++;
}
if(!pattern0.test(data3)){
const err17 = {instancePath:instancePath+"/segundoApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/segundoApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err19 = {instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err19);
errors++;
}
if(func0(data4) < 1){
const err20 = {instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err20);
errors++;
}
if(!(formats0(data4))){
const err21 = {instancePath:instancePath+"/email",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.isActive !== undefined){
if(typeof data.isActive !== "boolean"){
const err23 = {instancePath:instancePath+"/isActive",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
else {
const err24 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err24);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
