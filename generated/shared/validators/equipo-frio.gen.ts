// Generated from schemas/entities/inventario/equipo-frio.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEquipoFrio: Validator = validate0;

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
if(data.almacenId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "almacenId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.tipo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.minima === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "minima"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.maxima === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "maxima"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.lecturasPorDia === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "lecturasPorDia"}};
(vErrors ??= []).push(err6);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "clave") || (key0 === "nombre")) || (key0 === "almacenId")) || (key0 === "tipo")) || (key0 === "minima")) || (key0 === "maxima")) || (key0 === "lecturasPorDia"))){
const err7 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func0(data0) > 20){
const err8 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data0) < 1){
const err9 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data0)){
const err10 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
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
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func0(data1) > 80){
const err12 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err12);
errors++;
}
if(func0(data1) < 2){
const err13 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.almacenId !== undefined){
let data2 = data.almacenId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
if(!((((data3 === "REFRIGERADOR") || (data3 === "CONGELADOR")) || (data3 === "CAMARA")) || (data3 === "TERMO"))){
const err17 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.minima !== undefined){
let data4 = data.minima;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 40 || isNaN(data4)){
const err18 = {instancePath:instancePath+"/minima",keyword:"maximum",params:{comparison: "<=", limit: 40}};
(vErrors ??= []).push(err18);
errors++;
}
if(data4 < -90 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/minima",keyword:"minimum",params:{comparison: ">=", limit: -90}};
(vErrors ??= []).push(err19);
errors++;
}
if(decimalPlaces(data4) > 1){
const err20 = {instancePath:instancePath+"/minima",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/minima",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.maxima !== undefined){
let data5 = data.maxima;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 40 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/maxima",keyword:"maximum",params:{comparison: "<=", limit: 40}};
(vErrors ??= []).push(err22);
errors++;
}
if(data5 < -90 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/maxima",keyword:"minimum",params:{comparison: ">=", limit: -90}};
(vErrors ??= []).push(err23);
errors++;
}
if(decimalPlaces(data5) > 1){
const err24 = {instancePath:instancePath+"/maxima",keyword:"multipleOf",params:{multipleOf: 0.1}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/maxima",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.lecturasPorDia !== undefined){
let data6 = data.lecturasPorDia;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err26 = {instancePath:instancePath+"/lecturasPorDia",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 24 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/lecturasPorDia",keyword:"maximum",params:{comparison: "<=", limit: 24}};
(vErrors ??= []).push(err27);
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/lecturasPorDia",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err29);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
