// Generated from schemas/entities/red/cama.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateCama: Validator = validate0;

const schema0 = {"type":"object","properties":{"unidadId":{"type":"integer"},"servicioId":{"type":"integer"},"numero":{"type":"string","minLength":1,"maxLength":10,"pattern":"^[A-Z0-9-]+$"},"tipo":{"type":"string","enum":["GENERAL","PEDIATRICA","CUNA","INCUBADORA","UCI","AISLADO","OBSERVACION","LABOR","CAMILLA"]},"censable":{"type":"boolean"},"generoPermitido":{"type":"string","enum":["H","M","X"]},"oxigeno":{"type":"boolean"},"monitor":{"type":"boolean"},"ventilador":{"type":"boolean"},"fila":{"type":"integer","minimum":1,"maximum":50},"columna":{"type":"integer","minimum":1,"maximum":50}},"required":["unidadId","servicioId","numero","tipo","censable"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
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
if(data.unidadId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.servicioId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "servicioId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.numero === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "numero"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.tipo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.censable === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "censable"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err5 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.unidadId !== undefined){
let data0 = data.unidadId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err6 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.servicioId !== undefined){
let data1 = data.servicioId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.numero !== undefined){
let data2 = data.numero;
if(typeof data2 === "string"){
if(func1(data2) > 10){
const err8 = {instancePath:instancePath+"/numero",keyword:"maxLength",params:{limit: 10}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/numero",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err9);
errors++;
}
if(!pattern0.test(data2)){
const err10 = {instancePath:instancePath+"/numero",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/numero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!(((((((((data3 === "GENERAL") || (data3 === "PEDIATRICA")) || (data3 === "CUNA")) || (data3 === "INCUBADORA")) || (data3 === "UCI")) || (data3 === "AISLADO")) || (data3 === "OBSERVACION")) || (data3 === "LABOR")) || (data3 === "CAMILLA"))){
const err13 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.censable !== undefined){
if(typeof data.censable !== "boolean"){
const err14 = {instancePath:instancePath+"/censable",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.generoPermitido !== undefined){
let data5 = data.generoPermitido;
if(typeof data5 !== "string"){
const err15 = {instancePath:instancePath+"/generoPermitido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((data5 === "H") || (data5 === "M")) || (data5 === "X"))){
const err16 = {instancePath:instancePath+"/generoPermitido",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.oxigeno !== undefined){
if(typeof data.oxigeno !== "boolean"){
const err17 = {instancePath:instancePath+"/oxigeno",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.monitor !== undefined){
if(typeof data.monitor !== "boolean"){
const err18 = {instancePath:instancePath+"/monitor",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.ventilador !== undefined){
if(typeof data.ventilador !== "boolean"){
const err19 = {instancePath:instancePath+"/ventilador",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.fila !== undefined){
let data9 = data.fila;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/fila",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 50 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/fila",keyword:"maximum",params:{comparison: "<=", limit: 50}};
(vErrors ??= []).push(err21);
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/fila",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.columna !== undefined){
let data10 = data.columna;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/columna",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 50 || isNaN(data10)){
const err24 = {instancePath:instancePath+"/columna",keyword:"maximum",params:{comparison: "<=", limit: 50}};
(vErrors ??= []).push(err24);
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/columna",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
