// Generated from schemas/entities/red/almacen.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateAlmacen: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":15,"pattern":"^[A-Z0-9-]+$"},"nombre":{"type":"string","minLength":3,"maxLength":120},"tipo":{"type":"string","enum":["ALMACEN_ESTATAL","ALMACEN_REGIONAL","ALMACEN_JURISDICCIONAL","ALMACEN_UNIDAD","FARMACIA","CENDIS","CENTRAL_ENFERMERIA","QUIROFANO","CARRO_ROJO","CUARENTENA"]},"unidadId":{"type":"integer"},"responsablePersonalId":{"type":"integer"},"almacenAbastecedorId":{"type":"integer"},"politicaSurtido":{"type":"string","enum":["FEFO","PEPS"]},"diasVigenciaMinimaSalida":{"type":"integer","minimum":0,"maximum":365},"manejaControlados":{"type":"boolean"},"manejaRedFria":{"type":"boolean"},"surtimientoCruzado":{"type":"boolean"},"ubicaciones":{"type":"array","items":{"type":"object","properties":{"codigo":{"type":"string","minLength":1,"maxLength":20},"descripcion":{"type":"string","maxLength":120},"estado":{"type":"string","enum":["DISPONIBLE","CUARENTENA","CADUCADOS","BLOQUEADA"]}},"required":["codigo","estado"],"additionalProperties":false},"maxItems":500}},"required":["clave","nombre","tipo","unidadId","responsablePersonalId","politicaSurtido","diasVigenciaMinimaSalida","manejaControlados","manejaRedFria"],"additionalProperties":false};
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
if(data.tipo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.unidadId === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.responsablePersonalId === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "responsablePersonalId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.politicaSurtido === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "politicaSurtido"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.diasVigenciaMinimaSalida === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "diasVigenciaMinimaSalida"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.manejaControlados === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "manejaControlados"}};
(vErrors ??= []).push(err7);
errors++;
}
if(data.manejaRedFria === undefined){
const err8 = {instancePath,keyword:"required",params:{missingProperty: "manejaRedFria"}};
(vErrors ??= []).push(err8);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err9 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 15){
const err10 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 15}};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data0) < 1){
const err11 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
if(!pattern0.test(data0)){
const err12 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[A-Z0-9-]+$"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 120){
const err14 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err14);
errors++;
}
if(func1(data1) < 3){
const err15 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.tipo !== undefined){
let data2 = data.tipo;
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
if(!((((((((((data2 === "ALMACEN_ESTATAL") || (data2 === "ALMACEN_REGIONAL")) || (data2 === "ALMACEN_JURISDICCIONAL")) || (data2 === "ALMACEN_UNIDAD")) || (data2 === "FARMACIA")) || (data2 === "CENDIS")) || (data2 === "CENTRAL_ENFERMERIA")) || (data2 === "QUIROFANO")) || (data2 === "CARRO_ROJO")) || (data2 === "CUARENTENA"))){
const err18 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.unidadId !== undefined){
let data3 = data.unidadId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err19 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.responsablePersonalId !== undefined){
let data4 = data.responsablePersonalId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err20 = {instancePath:instancePath+"/responsablePersonalId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.almacenAbastecedorId !== undefined){
let data5 = data.almacenAbastecedorId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err21 = {instancePath:instancePath+"/almacenAbastecedorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.politicaSurtido !== undefined){
let data6 = data.politicaSurtido;
if(typeof data6 !== "string"){
const err22 = {instancePath:instancePath+"/politicaSurtido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
if(!((data6 === "FEFO") || (data6 === "PEPS"))){
const err23 = {instancePath:instancePath+"/politicaSurtido",keyword:"enum",params:{}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.diasVigenciaMinimaSalida !== undefined){
let data7 = data.diasVigenciaMinimaSalida;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err24 = {instancePath:instancePath+"/diasVigenciaMinimaSalida",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 365 || isNaN(data7)){
const err25 = {instancePath:instancePath+"/diasVigenciaMinimaSalida",keyword:"maximum",params:{comparison: "<=", limit: 365}};
(vErrors ??= []).push(err25);
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err26 = {instancePath:instancePath+"/diasVigenciaMinimaSalida",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
if(data.manejaControlados !== undefined){
if(typeof data.manejaControlados !== "boolean"){
const err27 = {instancePath:instancePath+"/manejaControlados",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.manejaRedFria !== undefined){
if(typeof data.manejaRedFria !== "boolean"){
const err28 = {instancePath:instancePath+"/manejaRedFria",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.surtimientoCruzado !== undefined){
if(typeof data.surtimientoCruzado !== "boolean"){
const err29 = {instancePath:instancePath+"/surtimientoCruzado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.ubicaciones !== undefined){
let data11 = data.ubicaciones;
if(Array.isArray(data11)){
if(data11.length > 500){
const err30 = {instancePath:instancePath+"/ubicaciones",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err30);
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.codigo === undefined){
const err31 = {instancePath:instancePath+"/ubicaciones/" + i0,keyword:"required",params:{missingProperty: "codigo"}};
(vErrors ??= []).push(err31);
errors++;
}
if(data12.estado === undefined){
const err32 = {instancePath:instancePath+"/ubicaciones/" + i0,keyword:"required",params:{missingProperty: "estado"}};
(vErrors ??= []).push(err32);
errors++;
}
for(const key1 in data12){
if(!(((key1 === "codigo") || (key1 === "descripcion")) || (key1 === "estado"))){
const err33 = {instancePath:instancePath+"/ubicaciones/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data12.codigo !== undefined){
let data13 = data12.codigo;
if(typeof data13 === "string"){
if(func1(data13) > 20){
const err34 = {instancePath:instancePath+"/ubicaciones/" + i0+"/codigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err34);
errors++;
}
if(func1(data13) < 1){
const err35 = {instancePath:instancePath+"/ubicaciones/" + i0+"/codigo",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/ubicaciones/" + i0+"/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data12.descripcion !== undefined){
let data14 = data12.descripcion;
if(typeof data14 === "string"){
if(func1(data14) > 120){
const err37 = {instancePath:instancePath+"/ubicaciones/" + i0+"/descripcion",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/ubicaciones/" + i0+"/descripcion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data12.estado !== undefined){
let data15 = data12.estado;
if(typeof data15 !== "string"){
const err39 = {instancePath:instancePath+"/ubicaciones/" + i0+"/estado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err39);
errors++;
}
if(!((((data15 === "DISPONIBLE") || (data15 === "CUARENTENA")) || (data15 === "CADUCADOS")) || (data15 === "BLOQUEADA"))){
const err40 = {instancePath:instancePath+"/ubicaciones/" + i0+"/estado",keyword:"enum",params:{}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/ubicaciones/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err41);
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/ubicaciones",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err43);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
