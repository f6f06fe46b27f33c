// Generated from schemas/entities/seguridad/permiso.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePermiso: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[a-z-]+\\.[a-z-]+$", "u");

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
if(data.descripcion === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "descripcion"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.recurso === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "recurso"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.accion === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "accion"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.moduloId === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "moduloId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.riesgo === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "riesgo"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.requiereSegundaPersona === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "requiereSegundaPersona"}};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "clave") || (key0 === "descripcion")) || (key0 === "descripcionEn")) || (key0 === "recurso")) || (key0 === "accion")) || (key0 === "moduloId")) || (key0 === "riesgo")) || (key0 === "requiereSegundaPersona"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 60){
const err8 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data0) < 1){
const err9 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data0)){
const err10 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[a-z-]+\\.[a-z-]+$"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.descripcion !== undefined){
let data1 = data.descripcion;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err12 = {instancePath:instancePath+"/descripcion",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err12);
errors++;
}
if(func0(data1) < 3){
const err13 = {instancePath:instancePath+"/descripcion",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.descripcionEn !== undefined){
let data2 = data.descripcionEn;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err15 = {instancePath:instancePath+"/descripcionEn",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err15);
errors++;
}
if(func0(data2) < 3){
const err16 = {instancePath:instancePath+"/descripcionEn",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/descripcionEn",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.recurso !== undefined){
let data3 = data.recurso;
if(typeof data3 === "string"){
if(func0(data3) > 40){
const err18 = {instancePath:instancePath+"/recurso",keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err18);
errors++;
}
if(func0(data3) < 1){
const err19 = {instancePath:instancePath+"/recurso",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/recurso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.accion !== undefined){
let data4 = data.accion;
if(typeof data4 === "string"){
if(func0(data4) > 30){
const err21 = {instancePath:instancePath+"/accion",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err21);
errors++;
}
if(func0(data4) < 1){
const err22 = {instancePath:instancePath+"/accion",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/accion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.moduloId !== undefined){
let data5 = data.moduloId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err24 = {instancePath:instancePath+"/moduloId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.riesgo !== undefined){
let data6 = data.riesgo;
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/riesgo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
if(!(((data6 === "BAJO") || (data6 === "MEDIO")) || (data6 === "ALTO"))){
const err26 = {instancePath:instancePath+"/riesgo",keyword:"enum",params:{}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.requiereSegundaPersona !== undefined){
if(typeof data.requiereSegundaPersona !== "boolean"){
const err27 = {instancePath:instancePath+"/requiereSegundaPersona",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
