// Generated from schemas/entities/solicitudes/solicitud.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSolicitud: Validator = validate0;

const schema0 = {"type":"object","properties":{"tipo":{"type":"string","enum":["ORDINARIA","EXTRAORDINARIA","MANUAL","COLECTIVO","REPOSICION_FONDO_FIJO","PROGRAMA","REDISTRIBUCION"]},"almacenSolicitanteId":{"type":"integer"},"almacenSurtidorId":{"type":"integer"},"urgente":{"type":"boolean"},"aceptaSustitutos":{"type":"boolean"},"periodo":{"type":"object","properties":{"mes":{"type":"string","enum":["ENERO","FEBRERO","MARZO","ABRIL","MAYO","JUNIO","JULIO","AGOSTO","SEPTIEMBRE","OCTUBRE","NOVIEMBRE","DICIEMBRE"]},"anio":{"type":"integer","minimum":2020,"maximum":2100}},"required":["mes","anio"],"additionalProperties":false},"fechaRequerida":{"type":"string","format":"date"},"folioPapel":{"type":"string","minLength":1,"maxLength":30},"fechaPapel":{"type":"string","format":"date"},"motivoManual":{"type":"string","minLength":1,"maxLength":300},"justificacion":{"type":"string","maxLength":500},"lineas":{"type":"array","items":{"type":"object","properties":{"solicitudDetalleId":{"type":"integer","minimum":1},"insumoId":{"type":"integer"},"cantidadSolicitada":{"type":"integer","minimum":1,"maximum":1000000},"observaciones":{"type":"string","maxLength":120}},"required":["insumoId","cantidadSolicitada"],"additionalProperties":false},"maxItems":500}},"required":["tipo","almacenSolicitanteId","almacenSurtidorId","urgente"],"additionalProperties":false};
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
if(data.aceptaSustitutos !== undefined){
if(typeof data.aceptaSustitutos !== "boolean"){
const err10 = {instancePath:instancePath+"/aceptaSustitutos",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.periodo !== undefined){
let data5 = data.periodo;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mes === undefined){
const err11 = {instancePath:instancePath+"/periodo",keyword:"required",params:{missingProperty: "mes"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data5.anio === undefined){
const err12 = {instancePath:instancePath+"/periodo",keyword:"required",params:{missingProperty: "anio"}};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data5){
if(!((key1 === "mes") || (key1 === "anio"))){
const err13 = {instancePath:instancePath+"/periodo",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data5.mes !== undefined){
let data6 = data5.mes;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/periodo/mes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
if(!((((((((((((data6 === "ENERO") || (data6 === "FEBRERO")) || (data6 === "MARZO")) || (data6 === "ABRIL")) || (data6 === "MAYO")) || (data6 === "JUNIO")) || (data6 === "JULIO")) || (data6 === "AGOSTO")) || (data6 === "SEPTIEMBRE")) || (data6 === "OCTUBRE")) || (data6 === "NOVIEMBRE")) || (data6 === "DICIEMBRE"))){
const err15 = {instancePath:instancePath+"/periodo/mes",keyword:"enum",params:{}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data5.anio !== undefined){
let data7 = data5.anio;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/periodo/anio",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 2100 || isNaN(data7)){
const err17 = {instancePath:instancePath+"/periodo/anio",keyword:"maximum",params:{comparison: "<=", limit: 2100}};
(vErrors ??= []).push(err17);
errors++;
}
if(data7 < 2020 || isNaN(data7)){
const err18 = {instancePath:instancePath+"/periodo/anio",keyword:"minimum",params:{comparison: ">=", limit: 2020}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
}
else {
const err19 = {instancePath:instancePath+"/periodo",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.fechaRequerida !== undefined){
let data8 = data.fechaRequerida;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err20 = {instancePath:instancePath+"/fechaRequerida",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/fechaRequerida",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.folioPapel !== undefined){
let data9 = data.folioPapel;
if(typeof data9 === "string"){
if(func1(data9) > 30){
const err22 = {instancePath:instancePath+"/folioPapel",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err22);
errors++;
}
if(func1(data9) < 1){
const err23 = {instancePath:instancePath+"/folioPapel",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/folioPapel",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.fechaPapel !== undefined){
let data10 = data.fechaPapel;
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err25 = {instancePath:instancePath+"/fechaPapel",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/fechaPapel",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.motivoManual !== undefined){
let data11 = data.motivoManual;
if(typeof data11 === "string"){
if(func1(data11) > 300){
const err27 = {instancePath:instancePath+"/motivoManual",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err27);
errors++;
}
if(func1(data11) < 1){
const err28 = {instancePath:instancePath+"/motivoManual",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/motivoManual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.justificacion !== undefined){
let data12 = data.justificacion;
if(typeof data12 === "string"){
if(func1(data12) > 500){
const err30 = {instancePath:instancePath+"/justificacion",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/justificacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.lineas !== undefined){
let data13 = data.lineas;
if(Array.isArray(data13)){
if(data13.length > 500){
const err32 = {instancePath:instancePath+"/lineas",keyword:"maxItems",params:{limit: 500}};
(vErrors ??= []).push(err32);
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.insumoId === undefined){
const err33 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "insumoId"}};
(vErrors ??= []).push(err33);
errors++;
}
if(data14.cantidadSolicitada === undefined){
const err34 = {instancePath:instancePath+"/lineas/" + i0,keyword:"required",params:{missingProperty: "cantidadSolicitada"}};
(vErrors ??= []).push(err34);
errors++;
}
for(const key2 in data14){
if(!((((key2 === "solicitudDetalleId") || (key2 === "insumoId")) || (key2 === "cantidadSolicitada")) || (key2 === "observaciones"))){
const err35 = {instancePath:instancePath+"/lineas/" + i0,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data14.solicitudDetalleId !== undefined){
let data15 = data14.solicitudDetalleId;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err36 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err36);
errors++;
}
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 < 1 || isNaN(data15)){
const err37 = {instancePath:instancePath+"/lineas/" + i0+"/solicitudDetalleId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
if(data14.insumoId !== undefined){
let data16 = data14.insumoId;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err38 = {instancePath:instancePath+"/lineas/" + i0+"/insumoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data14.cantidadSolicitada !== undefined){
let data17 = data14.cantidadSolicitada;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err39 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 1000000 || isNaN(data17)){
const err40 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"maximum",params:{comparison: "<=", limit: 1000000}};
(vErrors ??= []).push(err40);
errors++;
}
if(data17 < 1 || isNaN(data17)){
const err41 = {instancePath:instancePath+"/lineas/" + i0+"/cantidadSolicitada",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err41);
errors++;
}
}
}
if(data14.observaciones !== undefined){
let data18 = data14.observaciones;
if(typeof data18 === "string"){
if(func1(data18) > 120){
const err42 = {instancePath:instancePath+"/lineas/" + i0+"/observaciones",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/lineas/" + i0+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/lineas/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/lineas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err46);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
