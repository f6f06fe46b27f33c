// Generated from schemas/entities/avisos/notificacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateNotificacion: Validator = validate0;

const schema0 = {"type":"object","properties":{"usuarioId":{"type":"integer"},"tipo":{"type":"string","enum":["SOLICITUD_RECIBIDA","SOLICITUD_AUTORIZADA","SOLICITUD_RECHAZADA","SOLICITUD_CANCELADA","SOLICITUD_EN_TRANSITO","DIFERENCIA","LOTE_RETENIDO","ALERTA_SANITARIA","RED_FRIA","EXTRAORDINARIA_POR_AUTORIZAR","EXTRAORDINARIA_AUTORIZADA","EXTRAORDINARIA_RECHAZADA","CONTEO_POR_AUTORIZAR","CONTROLADO_DESCUADRE","SUSTITUTO_PROPUESTO","SUSTITUTO_AUTORIZADO","SUSTITUTO_NEGADO","RECETA_ANULADA","VISITA_CERRADA","ACCESO_EMERGENCIA","NEWS2_ALTO","NOTA_VENCIDA","ORDEN_POR_AUTORIZAR","ORDEN_URGENTE","ORDEN_AUTORIZADA","ORDEN_RECHAZADA","ORDEN_POR_REGULARIZAR","ORDEN_SIN_REGULARIZAR","ORDEN_SURTIDA","ORDEN_RELEVADA","DEVOLUCION_POR_ACEPTAR","DEVOLUCION_ACEPTADA","DEVOLUCION_RECHAZADA","PROPUESTA_POR_RESPONDER","PROPUESTA_ACEPTADA","PROPUESTA_RECHAZADA","PROPUESTA_CONTRAPROPUESTA","PROPUESTA_EN_TRANSITO","PROPUESTA_RECIBIDA","PROPUESTA_CERRADA","PROPUESTA_VENCIDA","PROPUESTA_CANCELADA","CITA_POR_AUTORIZAR","CITA_AUTORIZADA","CITA_RECHAZADA","CITA_CANCELADA","CITA_PERDIDA","CITA_PROXIMA","CARTA_POR_VENCER","CARTA_VENCIDA","CANJE_SOLICITADO","AUMENTO_AUTORIZADO","AUMENTO_RECHAZADO","DESCUADRE","REPORTE_LISTO","REPORTE_FALLIDO","MENSAJE","MENCION","SISTEMA"]},"severidad":{"type":"string","enum":["INFO","AVISO","ALERTA","CRITICA"]},"titulo":{"type":"string","maxLength":120},"cuerpo":{"type":"string","maxLength":500},"folio":{"type":"string","maxLength":30},"detalle":{"type":"string","maxLength":160},"ruta":{"type":"string","maxLength":200},"entidad":{"type":"string","maxLength":60},"entidadId":{"type":"integer"},"unidadId":{"type":"integer"},"agrupador":{"type":"string","maxLength":80},"fecha":{"type":"string","format":"date-time"},"vista":{"type":"boolean"},"fechaVista":{"type":"string","format":"date-time"},"requiereAccion":{"type":"boolean"}},"required":["usuarioId","tipo","severidad","fecha","vista","requiereAccion"],"additionalProperties":false};
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
if(data.usuarioId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "usuarioId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tipo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.severidad === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "severidad"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.fecha === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.vista === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "vista"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.requiereAccion === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "requiereAccion"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.usuarioId !== undefined){
let data0 = data.usuarioId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err7 = {instancePath:instancePath+"/usuarioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tipo !== undefined){
let data1 = data.tipo;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data1 === "SOLICITUD_RECIBIDA") || (data1 === "SOLICITUD_AUTORIZADA")) || (data1 === "SOLICITUD_RECHAZADA")) || (data1 === "SOLICITUD_CANCELADA")) || (data1 === "SOLICITUD_EN_TRANSITO")) || (data1 === "DIFERENCIA")) || (data1 === "LOTE_RETENIDO")) || (data1 === "ALERTA_SANITARIA")) || (data1 === "RED_FRIA")) || (data1 === "EXTRAORDINARIA_POR_AUTORIZAR")) || (data1 === "EXTRAORDINARIA_AUTORIZADA")) || (data1 === "EXTRAORDINARIA_RECHAZADA")) || (data1 === "CONTEO_POR_AUTORIZAR")) || (data1 === "CONTROLADO_DESCUADRE")) || (data1 === "SUSTITUTO_PROPUESTO")) || (data1 === "SUSTITUTO_AUTORIZADO")) || (data1 === "SUSTITUTO_NEGADO")) || (data1 === "RECETA_ANULADA")) || (data1 === "VISITA_CERRADA")) || (data1 === "ACCESO_EMERGENCIA")) || (data1 === "NEWS2_ALTO")) || (data1 === "NOTA_VENCIDA")) || (data1 === "ORDEN_POR_AUTORIZAR")) || (data1 === "ORDEN_URGENTE")) || (data1 === "ORDEN_AUTORIZADA")) || (data1 === "ORDEN_RECHAZADA")) || (data1 === "ORDEN_POR_REGULARIZAR")) || (data1 === "ORDEN_SIN_REGULARIZAR")) || (data1 === "ORDEN_SURTIDA")) || (data1 === "ORDEN_RELEVADA")) || (data1 === "DEVOLUCION_POR_ACEPTAR")) || (data1 === "DEVOLUCION_ACEPTADA")) || (data1 === "DEVOLUCION_RECHAZADA")) || (data1 === "PROPUESTA_POR_RESPONDER")) || (data1 === "PROPUESTA_ACEPTADA")) || (data1 === "PROPUESTA_RECHAZADA")) || (data1 === "PROPUESTA_CONTRAPROPUESTA")) || (data1 === "PROPUESTA_EN_TRANSITO")) || (data1 === "PROPUESTA_RECIBIDA")) || (data1 === "PROPUESTA_CERRADA")) || (data1 === "PROPUESTA_VENCIDA")) || (data1 === "PROPUESTA_CANCELADA")) || (data1 === "CITA_POR_AUTORIZAR")) || (data1 === "CITA_AUTORIZADA")) || (data1 === "CITA_RECHAZADA")) || (data1 === "CITA_CANCELADA")) || (data1 === "CITA_PERDIDA")) || (data1 === "CITA_PROXIMA")) || (data1 === "CARTA_POR_VENCER")) || (data1 === "CARTA_VENCIDA")) || (data1 === "CANJE_SOLICITADO")) || (data1 === "AUMENTO_AUTORIZADO")) || (data1 === "AUMENTO_RECHAZADO")) || (data1 === "DESCUADRE")) || (data1 === "REPORTE_LISTO")) || (data1 === "REPORTE_FALLIDO")) || (data1 === "MENSAJE")) || (data1 === "MENCION")) || (data1 === "SISTEMA"))){
const err9 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.severidad !== undefined){
let data2 = data.severidad;
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/severidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
if(!((((data2 === "INFO") || (data2 === "AVISO")) || (data2 === "ALERTA")) || (data2 === "CRITICA"))){
const err11 = {instancePath:instancePath+"/severidad",keyword:"enum",params:{}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.titulo !== undefined){
let data3 = data.titulo;
if(typeof data3 === "string"){
if(func1(data3) > 120){
const err12 = {instancePath:instancePath+"/titulo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/titulo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.cuerpo !== undefined){
let data4 = data.cuerpo;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err14 = {instancePath:instancePath+"/cuerpo",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/cuerpo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.folio !== undefined){
let data5 = data.folio;
if(typeof data5 === "string"){
if(func1(data5) > 30){
const err16 = {instancePath:instancePath+"/folio",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/folio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.detalle !== undefined){
let data6 = data.detalle;
if(typeof data6 === "string"){
if(func1(data6) > 160){
const err18 = {instancePath:instancePath+"/detalle",keyword:"maxLength",params:{limit: 160}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/detalle",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.ruta !== undefined){
let data7 = data.ruta;
if(typeof data7 === "string"){
if(func1(data7) > 200){
const err20 = {instancePath:instancePath+"/ruta",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/ruta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.entidad !== undefined){
let data8 = data.entidad;
if(typeof data8 === "string"){
if(func1(data8) > 60){
const err22 = {instancePath:instancePath+"/entidad",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/entidad",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.entidadId !== undefined){
let data9 = data.entidadId;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err24 = {instancePath:instancePath+"/entidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.unidadId !== undefined){
let data10 = data.unidadId;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err25 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.agrupador !== undefined){
let data11 = data.agrupador;
if(typeof data11 === "string"){
if(func1(data11) > 80){
const err26 = {instancePath:instancePath+"/agrupador",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/agrupador",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.fecha !== undefined){
let data12 = data.fecha;
if(typeof data12 === "string"){
if(!(formats0(data12))){
const err28 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.vista !== undefined){
if(typeof data.vista !== "boolean"){
const err30 = {instancePath:instancePath+"/vista",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.fechaVista !== undefined){
let data14 = data.fechaVista;
if(typeof data14 === "string"){
if(!(formats0(data14))){
const err31 = {instancePath:instancePath+"/fechaVista",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/fechaVista",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.requiereAccion !== undefined){
if(typeof data.requiereAccion !== "boolean"){
const err33 = {instancePath:instancePath+"/requiereAccion",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err33);
errors++;
}
}
}
else {
const err34 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err34);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
