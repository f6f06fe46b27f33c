// Generated from schemas/entities/hospital/nota-evolucion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateNotaEvolucion: Validator = validate0;

const schema0 = {"type":"object","properties":{"hospitalizacionId":{"type":"integer"},"tipo":{"type":"string","enum":["INGRESO","HISTORIA_CLINICA","EVOLUCION","INTERCONSULTA","REFERENCIA_TRASLADO","PREOPERATORIA","PREANESTESICA","POSTOPERATORIA","POSTANESTESICA","ENFERMERIA","EGRESO","DEFUNCION","ADENDA"]},"fechaHora":{"type":"string","format":"date-time"},"adendaDeId":{"type":"integer"},"signosId":{"type":"integer"},"resumenInterrogatorio":{"type":"string","maxLength":4000},"exploracionFisica":{"type":"string","maxLength":4000},"evolucionCuadroClinico":{"type":"string","maxLength":4000},"resultadosRelevantes":{"type":"string","maxLength":4000},"habitusExterior":{"type":"string","maxLength":2000},"procedimientosRealizados":{"type":"string","maxLength":2000},"observaciones":{"type":"string","maxLength":4000},"servicioInterconsultadoId":{"type":"integer"},"motivoEnvio":{"type":"string","maxLength":1000},"respuestaInterconsulta":{"type":"string","maxLength":4000},"unidadReceptoraId":{"type":"integer"},"manejoEstancia":{"type":"string","maxLength":4000},"problemasPendientes":{"type":"string","maxLength":2000},"diagnosticos":{"type":"array","items":{"type":"object","properties":{"notaEvolucionDiagnosticoId":{"type":"integer","minimum":1},"diagnosticoId":{"type":"integer"},"tipo":{"type":"string","enum":["PRINCIPAL","SECUNDARIO"]}},"required":["diagnosticoId","tipo"],"additionalProperties":false},"maxItems":12},"pronostico":{"type":"string","enum":["BUENO_VIDA_FUNCION","BUENO_VIDA_MALO_FUNCION","RESERVADO_EVOLUCION","MALO","NO_DEFINIDO"]},"tratamientoIndicaciones":{"type":"string","maxLength":4000},"recomendaciones":{"type":"string","maxLength":4000},"factoresRiesgo":{"type":"string","maxLength":1000}},"required":["hospitalizacionId","tipo","fechaHora"],"additionalProperties":false};
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
if(data.hospitalizacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.tipo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fechaHora === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fechaHora"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.hospitalizacionId !== undefined){
let data0 = data.hospitalizacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.tipo !== undefined){
let data1 = data.tipo;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
if(!(((((((((((((data1 === "INGRESO") || (data1 === "HISTORIA_CLINICA")) || (data1 === "EVOLUCION")) || (data1 === "INTERCONSULTA")) || (data1 === "REFERENCIA_TRASLADO")) || (data1 === "PREOPERATORIA")) || (data1 === "PREANESTESICA")) || (data1 === "POSTOPERATORIA")) || (data1 === "POSTANESTESICA")) || (data1 === "ENFERMERIA")) || (data1 === "EGRESO")) || (data1 === "DEFUNCION")) || (data1 === "ADENDA"))){
const err6 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.fechaHora !== undefined){
let data2 = data.fechaHora;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err7 = {instancePath:instancePath+"/fechaHora",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/fechaHora",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.adendaDeId !== undefined){
let data3 = data.adendaDeId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err9 = {instancePath:instancePath+"/adendaDeId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.signosId !== undefined){
let data4 = data.signosId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/signosId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.resumenInterrogatorio !== undefined){
let data5 = data.resumenInterrogatorio;
if(typeof data5 === "string"){
if(func1(data5) > 4000){
const err11 = {instancePath:instancePath+"/resumenInterrogatorio",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/resumenInterrogatorio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.exploracionFisica !== undefined){
let data6 = data.exploracionFisica;
if(typeof data6 === "string"){
if(func1(data6) > 4000){
const err13 = {instancePath:instancePath+"/exploracionFisica",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/exploracionFisica",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.evolucionCuadroClinico !== undefined){
let data7 = data.evolucionCuadroClinico;
if(typeof data7 === "string"){
if(func1(data7) > 4000){
const err15 = {instancePath:instancePath+"/evolucionCuadroClinico",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/evolucionCuadroClinico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.resultadosRelevantes !== undefined){
let data8 = data.resultadosRelevantes;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err17 = {instancePath:instancePath+"/resultadosRelevantes",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/resultadosRelevantes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.habitusExterior !== undefined){
let data9 = data.habitusExterior;
if(typeof data9 === "string"){
if(func1(data9) > 2000){
const err19 = {instancePath:instancePath+"/habitusExterior",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/habitusExterior",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.procedimientosRealizados !== undefined){
let data10 = data.procedimientosRealizados;
if(typeof data10 === "string"){
if(func1(data10) > 2000){
const err21 = {instancePath:instancePath+"/procedimientosRealizados",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/procedimientosRealizados",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.observaciones !== undefined){
let data11 = data.observaciones;
if(typeof data11 === "string"){
if(func1(data11) > 4000){
const err23 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.servicioInterconsultadoId !== undefined){
let data12 = data.servicioInterconsultadoId;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err25 = {instancePath:instancePath+"/servicioInterconsultadoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.motivoEnvio !== undefined){
let data13 = data.motivoEnvio;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
const err26 = {instancePath:instancePath+"/motivoEnvio",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/motivoEnvio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.respuestaInterconsulta !== undefined){
let data14 = data.respuestaInterconsulta;
if(typeof data14 === "string"){
if(func1(data14) > 4000){
const err28 = {instancePath:instancePath+"/respuestaInterconsulta",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/respuestaInterconsulta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.unidadReceptoraId !== undefined){
let data15 = data.unidadReceptoraId;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err30 = {instancePath:instancePath+"/unidadReceptoraId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.manejoEstancia !== undefined){
let data16 = data.manejoEstancia;
if(typeof data16 === "string"){
if(func1(data16) > 4000){
const err31 = {instancePath:instancePath+"/manejoEstancia",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/manejoEstancia",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.problemasPendientes !== undefined){
let data17 = data.problemasPendientes;
if(typeof data17 === "string"){
if(func1(data17) > 2000){
const err33 = {instancePath:instancePath+"/problemasPendientes",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/problemasPendientes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.diagnosticos !== undefined){
let data18 = data.diagnosticos;
if(Array.isArray(data18)){
if(data18.length > 12){
const err35 = {instancePath:instancePath+"/diagnosticos",keyword:"maxItems",params:{limit: 12}};
(vErrors ??= []).push(err35);
errors++;
}
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.diagnosticoId === undefined){
const err36 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"required",params:{missingProperty: "diagnosticoId"}};
(vErrors ??= []).push(err36);
errors++;
}
if(data19.tipo === undefined){
const err37 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err37);
errors++;
}
for(const key1 in data19){
if(!(((key1 === "notaEvolucionDiagnosticoId") || (key1 === "diagnosticoId")) || (key1 === "tipo"))){
const err38 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data19.notaEvolucionDiagnosticoId !== undefined){
let data20 = data19.notaEvolucionDiagnosticoId;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err39 = {instancePath:instancePath+"/diagnosticos/" + i0+"/notaEvolucionDiagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 < 1 || isNaN(data20)){
const err40 = {instancePath:instancePath+"/diagnosticos/" + i0+"/notaEvolucionDiagnosticoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
if(data19.diagnosticoId !== undefined){
let data21 = data19.diagnosticoId;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err41 = {instancePath:instancePath+"/diagnosticos/" + i0+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data19.tipo !== undefined){
let data22 = data19.tipo;
if(typeof data22 !== "string"){
const err42 = {instancePath:instancePath+"/diagnosticos/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
if(!((data22 === "PRINCIPAL") || (data22 === "SECUNDARIO"))){
const err43 = {instancePath:instancePath+"/diagnosticos/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err44);
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/diagnosticos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.pronostico !== undefined){
let data23 = data.pronostico;
if(typeof data23 !== "string"){
const err46 = {instancePath:instancePath+"/pronostico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err46);
errors++;
}
if(!(((((data23 === "BUENO_VIDA_FUNCION") || (data23 === "BUENO_VIDA_MALO_FUNCION")) || (data23 === "RESERVADO_EVOLUCION")) || (data23 === "MALO")) || (data23 === "NO_DEFINIDO"))){
const err47 = {instancePath:instancePath+"/pronostico",keyword:"enum",params:{}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.tratamientoIndicaciones !== undefined){
let data24 = data.tratamientoIndicaciones;
if(typeof data24 === "string"){
if(func1(data24) > 4000){
const err48 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err48);
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
}
if(data.recomendaciones !== undefined){
let data25 = data.recomendaciones;
if(typeof data25 === "string"){
if(func1(data25) > 4000){
const err50 = {instancePath:instancePath+"/recomendaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err50);
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/recomendaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err51);
errors++;
}
}
if(data.factoresRiesgo !== undefined){
let data26 = data.factoresRiesgo;
if(typeof data26 === "string"){
if(func1(data26) > 1000){
const err52 = {instancePath:instancePath+"/factoresRiesgo",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err52);
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/factoresRiesgo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err53);
errors++;
}
}
}
else {
const err54 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err54);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
