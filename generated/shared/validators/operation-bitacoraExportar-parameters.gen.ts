// Generated from schemas/endpoints/seguridad/bitacora.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateBitacoraExportarParameters: Validator = validate0;

const schema0 = {"type":"object","properties":{"desde":{"type":"string","format":"date-time","description":"Default: seven days ago."},"hasta":{"type":"string","format":"date-time","description":"Exclusive end."},"usuarioId":{"type":"integer","minimum":1},"acciones":{"type":"string","maxLength":200,"pattern":"^[A-Z_]+(,[A-Z_]+)*$","description":"Some of the actions, separated by commas."},"entidad":{"type":"string","maxLength":60,"description":"Name of a resource, e.g. `paciente`."},"entidadId":{"type":"string","maxLength":60,"description":"Events of one record; with `entidad` also the lists in which it was shown."},"unidadId":{"type":"integer","minimum":1,"description":"Unit of the actor."},"correlacion":{"type":"string","maxLength":128},"texto":{"type":"string","maxLength":100,"description":"Part of the reason."},"formato":{"type":"string","enum":["csv","xlsx"],"default":"csv"}},"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = dateTime;
const pattern0 = new RegExp("^[A-Z_]+(,[A-Z_]+)*$", "u");

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
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.desde !== undefined){
let data0 = data.desde;
if(typeof data0 === "string"){
if(!(formats0(data0))){
const err1 = {instancePath:instancePath+"/desde",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err1);
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/desde",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.hasta !== undefined){
let data1 = data.hasta;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err3 = {instancePath:instancePath+"/hasta",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err3);
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/hasta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.usuarioId !== undefined){
let data2 = data.usuarioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/usuarioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/usuarioId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err6);
errors++;
}
}
}
if(data.acciones !== undefined){
let data3 = data.acciones;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err7 = {instancePath:instancePath+"/acciones",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err7);
errors++;
}
if(!pattern0.test(data3)){
const err8 = {instancePath:instancePath+"/acciones",keyword:"pattern",params:{pattern: "^[A-Z_]+(,[A-Z_]+)*$"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/acciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.entidad !== undefined){
let data4 = data.entidad;
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err10 = {instancePath:instancePath+"/entidad",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/entidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.entidadId !== undefined){
let data5 = data.entidadId;
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err12 = {instancePath:instancePath+"/entidadId",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/entidadId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.unidadId !== undefined){
let data6 = data.unidadId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err14 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/unidadId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.correlacion !== undefined){
let data7 = data.correlacion;
if(typeof data7 === "string"){
if(func1(data7) > 128){
const err16 = {instancePath:instancePath+"/correlacion",keyword:"maxLength",params:{limit: 128}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/correlacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.texto !== undefined){
let data8 = data.texto;
if(typeof data8 === "string"){
if(func1(data8) > 100){
const err18 = {instancePath:instancePath+"/texto",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/texto",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.formato !== undefined){
let data9 = data.formato;
if(typeof data9 !== "string"){
const err20 = {instancePath:instancePath+"/formato",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
if(!((data9 === "csv") || (data9 === "xlsx"))){
const err21 = {instancePath:instancePath+"/formato",keyword:"enum",params:{}};
(vErrors ??= []).push(err21);
errors++;
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
