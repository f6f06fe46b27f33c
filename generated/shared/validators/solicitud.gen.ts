// Generated from schemas/entities/inventario/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateSolicitud: Validator = validate0;

const schema0 = {"type":"object","properties":{"tipo":{"type":"string","enum":["ORDINARIA","EXTRAORDINARIA","MANUAL","COLECTIVO","REPOSICION_FONDO_FIJO","PROGRAMA","REDISTRIBUCION"]},"almacenSolicitanteId":{"type":"integer"},"almacenSurtidorId":{"type":"integer"},"urgente":{"type":"boolean"},"periodo":{"type":"object","properties":{"mes":{"type":"string","enum":["ENERO","FEBRERO","MARZO","ABRIL","MAYO","JUNIO","JULIO","AGOSTO","SEPTIEMBRE","OCTUBRE","NOVIEMBRE","DICIEMBRE"]},"anio":{"type":"integer","minimum":2020,"maximum":2100}},"required":["mes","anio"],"additionalProperties":false},"fechaRequerida":{"type":"string","format":"date"},"folioPapel":{"type":"string","minLength":1,"maxLength":30},"fechaPapel":{"type":"string","format":"date"},"motivoManual":{"type":"string","minLength":1,"maxLength":300},"justificacion":{"type":"string","maxLength":500},"lineas":{"type":"array","items":{"type":"object","properties":{"solicitudDetalleId":{"type":"integer","minimum":1},"insumoId":{"type":"integer"},"cantidadSolicitada":{"type":"integer","minimum":1,"maximum":1000000},"observaciones":{"type":"string","maxLength":120}},"required":["insumoId","cantidadSolicitada"],"additionalProperties":false},"maxItems":500}},"required":["tipo","almacenSolicitanteId","almacenSurtidorId","urgente"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
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
if(data.tipo === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.almacenSolicitanteId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "almacenSolicitanteId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.almacenSurtidorId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "almacenSurtidorId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.urgente === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "urgente"}};
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
if(!(((((((data0 === "ORDINARIA") || (data0 === "EXTRAORDINARIA")) || (data0 === "MANUAL")) || (data0 === "COLECTIVO")) || (data0 === "REPOSICION_FONDO_FIJO")) || (data0 === "PROGRAMA")) || (data0 === "REDISTRIBUCION"))){
const err6 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.almacenSolicitanteId !== undefined){
let data1 = data.almacenSolicitanteId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/almacenSolicitanteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.almacenSurtidorId !== undefined){
let data2 = data.almacenSurtidorId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/almacenSurtidorId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.urgente !== undefined){
if(typeof data.urgente !== "boolean"){
const err9 = {instancePath:instancePath+"/urgente",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.periodo !== undefined){
let data4 = data.periodo;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.mes === undefined){
const err10 = {instancePath:instancePath+"/periodo",keyword:"required",params:{missingProperty: "mes"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data4.anio === undefined){
const err11 = {instancePath:instancePath+"/periodo",keyword:"required",params:{missingProperty: "anio"}};
(vErrors ??= []).push(err11);
errors++;
}
for(const key1 in data4){
if(!((key1 === "mes") || (key1 === "anio"))){
const err12 = {instancePath:instancePath+"/periodo",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.mes !== undefined){
let data5 = data4.mes;
if(typeof data5 !== "string"){
const err13 = {instancePath:instancePath+"/periodo/mes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
if(!((((((((((((data5 === "ENERO") || (data5 === "FEBRERO")) || (data5 === "MARZO")) || (data5 === "ABRIL")) || (data5 === "MAYO")) || (data5 === "JUNIO")) || (data5 === "JULIO")) || (data5 === "AGOSTO")) || (data5 === "SEPTIEMBRE")) || (data5 === "OCTUBRE")) || (data5 === "NOVIEMBRE")) || (data5 === "DICIEMBRE"))){
const err14 = {instancePath:instancePath+"/periodo/mes",keyword:"enum",params:{}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data4.anio !== undefined){
let data6 = data4.anio;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/periodo/anio",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 2100 || isNaN(data6)){
const err16 = {instancePath:instancePath+"/periodo/anio",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
(vErrors ??= []).push(err16);
errors++;
}
if(data6 < 2020 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/periodo/anio",keyword:"minimum",params:{comparison: ">=", limit: 2020}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/periodo",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.fechaRequerida !== undefined){
let data7 = data.fechaRequerida;
if(typeof data7 === "string"){
if(!(formats0(data7))){
const err19 = {instancePath:instancePath+"/fechaRequerida",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fechaRequerida",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.folioPapel !== undefined){
let data8 = data.folioPapel;
if(typeof data8 === "string"){
if(func1(data8) > 30){
const err21 = {instancePath:instancePath+"/folioPapel",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err21);
errors++;
}
if(func1(data8) < 1){
const err22 = {instancePath:instancePath+"/folioPapel",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/folioPapel",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.fechaPapel !== undefined){
let data9 = data.fechaPapel;
if(typeof data9 === "string"){
if(!(formats0(data9))){
const err24 = {instancePath:instancePath+"/fechaPapel",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/fechaPapel",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.motivoManual !== undefined){
let data10 = data.motivoManual;
if(typeof data10 === "string"){
if(func1(data10) > 300){
const err26 = {instancePath:instancePath+"/motivoManual",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err26);
errors++;
}
if(func1(data10) < 1){
const err27 = {instancePath:instancePath+"/motivoManual",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/motivoManual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data.justificacion !== undefined){
let data11 = data.justificacion;
if(typeof data11 === "string"){
if(func1(data11) > 500){
const err29 = {instancePath:instancePath+"/justificacion",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/justificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.lineas !== undefined){
let data12 = data.lineas;
if(Array.isArray(data12)){
if(data12.length > 500){
const err31 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err31);
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.insumoId === undefined){
const err32 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err32);
errors++;
}
if(data13.cantidadSolicitada === undefined){
const err33 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSolicitada"}};
(vErrors ??= []).push(err33);
errors++;
}
for(const key2 in data13){
if(!((((key2 === "solicitudDetalleId") || (key2 === "insumoId")) || (key2 === "cantidadSolicitada")) || (key2 === "observaciones"))){
const err34 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data13.solicitudDetalleId !== undefined){
let data14 = data13.solicitudDetalleId;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err35);
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 1 || isNaN(data14)){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
if(data13.insumoId !== undefined){
let data15 = data13.insumoId;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data13.cantidadSolicitada !== undefined){
let data16 = data13.cantidadSolicitada;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err38);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000 || isNaN(data16)){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err39);
errors++;
}
if(data16 < 1 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
if(data13.observaciones !== undefined){
let data17 = data13.observaciones;
if(typeof data17 === "string"){
if(func1(data17) > 120){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/observaciones",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err45);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
