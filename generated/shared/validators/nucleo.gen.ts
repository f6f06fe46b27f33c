// Generated from schemas/entities/red/nucleo.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateNucleo: Validator = validate0;

const schema0 = {"type":"object","properties":{"unidadId":{"type":"integer"},"clave":{"type":"string","minLength":1,"maxLength":10,"pattern":"^[A-Z0-9-]+$"},"nombre":{"type":"string","minLength":3,"maxLength":80},"tipo":{"type":"string","enum":["NUCLEO_BASICO","CONSULTORIO","SERVICIO_HOSPITALARIO","URGENCIAS","QUIROFANO","CENTRAL_ENFERMERIA"]},"turno":{"type":"string","enum":["MATUTINO","VESPERTINO","NOCTURNO_A","NOCTURNO_B","JORNADA_ACUMULADA","MIXTO"]},"especialidadId":{"type":"integer"},"poblacionAsignada":{"type":"integer","minimum":0,"maximum":1000000},"medicoId":{"type":"integer"},"enfermeraId":{"type":"integer"},"promotorId":{"type":"integer"},"almacenId":{"type":"integer"},"almacenSurtidorId":{"type":"integer"},"autorizacionAutomatica":{"type":"boolean"},"importeMaximoAutomatico":{"type":"number","minimum":0,"multipleOf":0.01},"paqueteDeterioroId":{"type":"integer"}},"required":["unidadId","clave","nombre","tipo"],"additionalProperties":false};
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
if(data.clave === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.nombre === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.tipo === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err3);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err4 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.unidadId !== undefined){
let data0 = data.unidadId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.clave !== undefined){
let data1 = data.clave;
if(typeof data1 === "string"){
if(func1(data1) > 10){
const err6 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 10}};
(vErrors ??= []).push(err6);
errors++;
}
if(func1(data1) < 1){
const err7 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.nombre !== undefined){
let data2 = data.nombre;
if(typeof data2 === "string"){
if(func1(data2) > 80){
const err10 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data2) < 3){
const err11 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
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
if(data.tipo !== undefined){
let data3 = data.tipo;
if(typeof data3 !== "string"){
const err13 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((((((data3 === "NUCLEO_BASICO") || (data3 === "CONSULTORIO")) || (data3 === "SERVICIO_HOSPITALARIO")) || (data3 === "URGENCIAS")) || (data3 === "QUIROFANO")) || (data3 === "CENTRAL_ENFERMERIA"))){
const err14 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.turno !== undefined){
let data4 = data.turno;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!((((((data4 === "MATUTINO") || (data4 === "VESPERTINO")) || (data4 === "NOCTURNO_A")) || (data4 === "NOCTURNO_B")) || (data4 === "JORNADA_ACUMULADA")) || (data4 === "MIXTO"))){
const err16 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.especialidadId !== undefined){
let data5 = data.especialidadId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err17 = {instancePath:instancePath+"/especialidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.poblacionAsignada !== undefined){
let data6 = data.poblacionAsignada;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err18 = {instancePath:instancePath+"/poblacionAsignada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000 || isNaN(data6)){
const err19 = {instancePath:instancePath+"/poblacionAsignada",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err19);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err20 = {instancePath:instancePath+"/poblacionAsignada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data.medicoId !== undefined){
let data7 = data.medicoId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/medicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.enfermeraId !== undefined){
let data8 = data.enfermeraId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err22 = {instancePath:instancePath+"/enfermeraId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.promotorId !== undefined){
let data9 = data.promotorId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err23 = {instancePath:instancePath+"/promotorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.almacenId !== undefined){
let data10 = data.almacenId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err24 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.almacenSurtidorId !== undefined){
let data11 = data.almacenSurtidorId;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err25 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.autorizacionAutomatica !== undefined){
if(typeof data.autorizacionAutomatica !== "boolean"){
const err26 = {instancePath:instancePath+"/autorizacionAutomatica",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.importeMaximoAutomatico !== undefined){
let data13 = data.importeMaximoAutomatico;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 < 0 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/importeMaximoAutomatico",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err27);
errors++;
}
if(decimalPlaces(data13) > 2){
const err28 = {instancePath:instancePath+"/importeMaximoAutomatico",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/importeMaximoAutomatico",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.paqueteDeterioroId !== undefined){
let data14 = data.paqueteDeterioroId;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/paqueteDeterioroId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
