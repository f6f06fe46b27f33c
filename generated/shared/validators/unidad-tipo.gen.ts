// Generated from schemas/entities/red/unidad-tipo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateUnidadTipo: Validator = validate0;

const func0 = codePointLength;
const pattern0 = new RegExp("^[A-Z0-9-]+$", "u");

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
if(data.grupo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "grupo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.nivelAtencion === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "nivelAtencion"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "clave") || (key0 === "nombre")) || (key0 === "grupo")) || (key0 === "nivelAtencion")) || (key0 === "tieneHospitalizacion")) || (key0 === "tieneFarmacia")) || (key0 === "tieneUrgencias")) || (key0 === "nucleosPrevistos"))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 10){
const err5 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 10}};
(vErrors ??= []).push(err5);
errors++;
}
if(func0(data0) < 1){
const err6 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
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
if(func0(data1) > 80){
const err9 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data1) < 3){
const err10 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
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
if(data.grupo !== undefined){
let data2 = data.grupo;
if(typeof data2 !== "string"){
const err12 = {instancePath:instancePath+"/grupo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((((((data2 === "HOSPITAL") || (data2 === "CENTRO_SALUD")) || (data2 === "JURISDICCION")) || (data2 === "OFICINA_CENTRAL")) || (data2 === "ALMACEN_ESTATAL")) || (data2 === "FARMACIA")) || (data2 === "ALMACEN_REGIONAL"))){
const err13 = {instancePath:instancePath+"/grupo",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.nivelAtencion !== undefined){
let data3 = data.nivelAtencion;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err14 = {instancePath:instancePath+"/nivelAtencion",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 3 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/nivelAtencion",keyword:"maximum",params:{comparison: "<=", limit: 3}};
(vErrors ??= []).push(err15);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/nivelAtencion",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err16);
errors++;
}
}
}
if(data.tieneHospitalizacion !== undefined){
if(typeof data.tieneHospitalizacion !== "boolean"){
const err17 = {instancePath:instancePath+"/tieneHospitalizacion",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.tieneFarmacia !== undefined){
if(typeof data.tieneFarmacia !== "boolean"){
const err18 = {instancePath:instancePath+"/tieneFarmacia",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.tieneUrgencias !== undefined){
if(typeof data.tieneUrgencias !== "boolean"){
const err19 = {instancePath:instancePath+"/tieneUrgencias",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.nucleosPrevistos !== undefined){
let data7 = data.nucleosPrevistos;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err20 = {instancePath:instancePath+"/nucleosPrevistos",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 99 || isNaN(data7)){
const err21 = {instancePath:instancePath+"/nucleosPrevistos",keyword:"maximum",params:{comparison: "<=", limit: 99}};
(vErrors ??= []).push(err21);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err22 = {instancePath:instancePath+"/nucleosPrevistos",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
}
else {
const err23 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err23);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
