// Generated from schemas/endpoints/agenda/agenda.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAgendaEventosParameters: Validator = validate0;

const schema0 = {"type":"object","required":["desde","hasta"],"properties":{"desde":{"type":"string","format":"date"},"hasta":{"type":"string","format":"date"},"unidadId":{"type":"integer","minimum":1},"almacenId":{"type":"integer","minimum":1},"personalMedicoId":{"type":"integer","minimum":1},"pacienteId":{"type":"integer","minimum":1},"tipo":{"type":"string","enum":["CITA_CONSULTA","ENTREGA_SOLICITUD","RECEPCION_PROVEEDOR","CANJE","CONTEO_FISICO","BRIGADA","OTRO"]},"estatus":{"type":"array","items":{"type":"string","enum":["PROGRAMADA","AUTORIZADA","EN_CURSO","COMPLETADA","REPROGRAMADA","RECHAZADA","CANCELADA","NO_SE_PRESENTO"]}},"proveedorId":{"type":"integer","minimum":1}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const formats0 = date;

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
if(data.desde === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "desde"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.hasta === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "hasta"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.desde !== undefined){
let data0 = data.desde;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err3 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.hasta !== undefined){
let data1 = data.hasta;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data.almacenId !== undefined){
let data3 = data.almacenId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/almacenId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 1 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/almacenId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.personalMedicoId !== undefined){
let data4 = data.personalMedicoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/personalMedicoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
const err12 = {instancePath:instancePath+"/personalMedicoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
if(data.pacienteId !== undefined){
let data5 = data.pacienteId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/pacienteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data.tipo !== undefined){
let data6 = data.tipo;
if(typeof data6 !== "string"){
const err15 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
if(!(((((((data6 === "CITA_CONSULTA") || (data6 === "ENTREGA_SOLICITUD")) || (data6 === "RECEPCION_PROVEEDOR")) || (data6 === "CANJE")) || (data6 === "CONTEO_FISICO")) || (data6 === "BRIGADA")) || (data6 === "OTRO"))){
const err16 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.estatus !== undefined){
let data7 = data.estatus;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string"){
const err17 = {instancePath:instancePath+"/estatus/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((((((data8 === "PROGRAMADA") || (data8 === "AUTORIZADA")) || (data8 === "EN_CURSO")) || (data8 === "COMPLETADA")) || (data8 === "REPROGRAMADA")) || (data8 === "RECHAZADA")) || (data8 === "CANCELADA")) || (data8 === "NO_SE_PRESENTO"))){
const err18 = {instancePath:instancePath+"/estatus/" + i0,keyword:"enum",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/estatus",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.proveedorId !== undefined){
let data9 = data.proveedorId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/proveedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/proveedorId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
