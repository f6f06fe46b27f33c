// Generated from schemas/entities/agenda/evento.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEvento: Validator = validate0;

const schema0 = {"type":"object","properties":{"tipo":{"type":"string","enum":["CITA_CONSULTA","ENTREGA_SOLICITUD","RECEPCION_PROVEEDOR","CANJE","CONTEO_FISICO","BRIGADA","OTRO"]},"pacienteId":{"type":"integer"},"titulo":{"type":"string","minLength":3,"maxLength":120},"unidadId":{"type":"integer"},"personalMedicoId":{"type":"integer"},"nucleoId":{"type":"integer"},"almacenId":{"type":"integer"},"proveedorId":{"type":"integer"},"anden":{"type":"string","maxLength":20},"solicitudId":{"type":"integer"},"propuestaCambioId":{"type":"integer"},"cajas":{"type":"integer","minimum":0,"maximum":100000},"tarimas":{"type":"integer","minimum":0,"maximum":5000},"inicio":{"type":"string","format":"date-time"},"observaciones":{"type":"string","maxLength":500}},"required":["tipo","titulo","unidadId","inicio"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = dateTime;

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
if(data.tipo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.titulo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "titulo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.unidadId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.inicio === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "inicio"}};
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
if(data.tipo !== undefined){
let data0 = data.tipo;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((((((data0 === "CITA_CONSULTA") || (data0 === "ENTREGA_SOLICITUD")) || (data0 === "RECEPCION_PROVEEDOR")) || (data0 === "CANJE")) || (data0 === "CONTEO_FISICO")) || (data0 === "BRIGADA")) || (data0 === "OTRO"))){
const err6 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.pacienteId !== undefined){
let data1 = data.pacienteId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.titulo !== undefined){
let data2 = data.titulo;
if(typeof data2 === "string"){
if(func1(data2) > 120){
const err8 = {instancePath:instancePath+"/titulo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data2) < 3){
const err9 = {instancePath:instancePath+"/titulo",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/titulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.unidadId !== undefined){
let data3 = data.unidadId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err11 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.personalMedicoId !== undefined){
let data4 = data.personalMedicoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err12 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.nucleoId !== undefined){
let data5 = data.nucleoId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.almacenId !== undefined){
let data6 = data.almacenId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.proveedorId !== undefined){
let data7 = data.proveedorId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.anden !== undefined){
let data8 = data.anden;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err16 = {instancePath:instancePath+"/anden",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/anden",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.solicitudId !== undefined){
let data9 = data.solicitudId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err18 = {instancePath:instancePath+"/solicitudId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.propuestaCambioId !== undefined){
let data10 = data.propuestaCambioId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err19 = {instancePath:instancePath+"/propuestaCambioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.cajas !== undefined){
let data11 = data.cajas;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err20 = {instancePath:instancePath+"/cajas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 100000 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/cajas",keyword:"maximum",params:{comparison: "<=", limit: 100000}};
(vErrors ??= []).push(err21);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/cajas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data.tarimas !== undefined){
let data12 = data.tarimas;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/tarimas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 5000 || isNaN(data12)){
const err24 = {instancePath:instancePath+"/tarimas",keyword:"maximum",params:{comparison: "<=", limit: 5000}};
(vErrors ??= []).push(err24);
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err25 = {instancePath:instancePath+"/tarimas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data.inicio !== undefined){
let data13 = data.inicio;
if(typeof data13 === "string"){
if(!(formats0(data13))){
const err26 = {instancePath:instancePath+"/inicio",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/inicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.observaciones !== undefined){
let data14 = data.observaciones;
if(typeof data14 === "string"){
if(func1(data14) > 500){
const err28 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
