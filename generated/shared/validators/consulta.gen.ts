// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateConsulta: Validator = validate0;

const schema0 = {"type":"object","properties":{"pacienteId":{"type":"integer"},"visitaId":{"type":"integer"},"signosId":{"type":"integer"},"unidadId":{"type":"integer"},"nucleoId":{"type":"integer"},"tipo":{"type":"string","enum":["PRIMERA_VEZ","SUBSECUENTE","URGENCIA","CONTROL_NINO_SANO","PRENATAL","PLANIFICACION","DENTAL","TELECONSULTA"]},"motivoConsulta":{"type":"string","maxLength":500},"padecimientoActual":{"type":"string","maxLength":4000},"exploracionFisica":{"type":"string","maxLength":4000},"resultadosRelevantes":{"type":"string","maxLength":4000},"diagnosticos":{"type":"array","items":{"type":"object","properties":{"consultaDiagnosticoId":{"type":"integer","minimum":1},"diagnosticoId":{"type":"integer"},"tipo":{"type":"string","enum":["PRINCIPAL","SECUNDARIO"]},"primeraVez":{"type":"boolean"},"nota":{"type":"string","maxLength":200}},"required":["diagnosticoId","tipo"],"additionalProperties":false},"maxItems":12},"pronostico":{"type":"string","enum":["BUENO_VIDA_FUNCION","BUENO_VIDA_MALO_FUNCION","RESERVADO_EVOLUCION","MALO","NO_DEFINIDO"]},"tratamientoIndicaciones":{"type":"string","maxLength":4000},"proximaCita":{"type":"string","format":"date"},"proximaCitaInicio":{"type":"string","format":"date-time"},"incapacidadDias":{"type":"integer","minimum":0,"maximum":90},"referencia":{"type":"object","properties":{"unidadDestinoId":{"type":"integer"},"motivo":{"type":"string","maxLength":500},"urgente":{"type":"boolean"},"resumen":{"type":"string","maxLength":2000}},"required":[],"additionalProperties":false}},"required":["pacienteId","unidadId","tipo"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = date;
const formats2 = dateTime;

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
if(data.pacienteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.unidadId === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "unidadId"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.tipo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "tipo"}};
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
if(data.pacienteId !== undefined){
let data0 = data.pacienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.visitaId !== undefined){
let data1 = data.visitaId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err5 = {instancePath:instancePath+"/visitaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data.signosId !== undefined){
let data2 = data.signosId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/signosId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.unidadId !== undefined){
let data3 = data.unidadId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.nucleoId !== undefined){
let data4 = data.nucleoId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.tipo !== undefined){
let data5 = data.tipo;
if(typeof data5 !== "string"){
const err9 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
if(!((((((((data5 === "PRIMERA_VEZ") || (data5 === "SUBSECUENTE")) || (data5 === "URGENCIA")) || (data5 === "CONTROL_NINO_SANO")) || (data5 === "PRENATAL")) || (data5 === "PLANIFICACION")) || (data5 === "DENTAL")) || (data5 === "TELECONSULTA"))){
const err10 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.motivoConsulta !== undefined){
let data6 = data.motivoConsulta;
if(typeof data6 === "string"){
if(func1(data6) > 500){
const err11 = {instancePath:instancePath+"/motivoConsulta",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/motivoConsulta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.padecimientoActual !== undefined){
let data7 = data.padecimientoActual;
if(typeof data7 === "string"){
if(func1(data7) > 4000){
const err13 = {instancePath:instancePath+"/padecimientoActual",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/padecimientoActual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.exploracionFisica !== undefined){
let data8 = data.exploracionFisica;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err15 = {instancePath:instancePath+"/exploracionFisica",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/exploracionFisica",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.resultadosRelevantes !== undefined){
let data9 = data.resultadosRelevantes;
if(typeof data9 === "string"){
if(func1(data9) > 4000){
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
if(data.diagnosticos !== undefined){
let data10 = data.diagnosticos;
if(Array.isArray(data10)){
if(data10.length > 12){
const err19 = {instancePath:instancePath+"/diagnosticos",keyword:"maxItems",params:{limit: 12}};
(vErrors ??= []).push(err19);
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.diagnosticoId === undefined){
const err20 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"required",params:{missingProperty: "diagnosticoId"}};
(vErrors ??= []).push(err20);
errors++;
}
if(data11.tipo === undefined){
const err21 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err21);
errors++;
}
for(const key1 in data11){
if(!(((((key1 === "consultaDiagnosticoId") || (key1 === "diagnosticoId")) || (key1 === "tipo")) || (key1 === "primeraVez")) || (key1 === "nota"))){
const err22 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data11.consultaDiagnosticoId !== undefined){
let data12 = data11.consultaDiagnosticoId;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err23 = {instancePath:instancePath+"/diagnosticos/" + i0+"/consultaDiagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 < 1 || isNaN(data12)){
const err24 = {instancePath:instancePath+"/diagnosticos/" + i0+"/consultaDiagnosticoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
}
}
if(data11.diagnosticoId !== undefined){
let data13 = data11.diagnosticoId;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err25 = {instancePath:instancePath+"/diagnosticos/" + i0+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data11.tipo !== undefined){
let data14 = data11.tipo;
if(typeof data14 !== "string"){
const err26 = {instancePath:instancePath+"/diagnosticos/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
if(!((data14 === "PRINCIPAL") || (data14 === "SECUNDARIO"))){
const err27 = {instancePath:instancePath+"/diagnosticos/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data11.primeraVez !== undefined){
if(typeof data11.primeraVez !== "boolean"){
const err28 = {instancePath:instancePath+"/diagnosticos/" + i0+"/primeraVez",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data11.nota !== undefined){
let data16 = data11.nota;
if(typeof data16 === "string"){
if(func1(data16) > 200){
const err29 = {instancePath:instancePath+"/diagnosticos/" + i0+"/nota",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/diagnosticos/" + i0+"/nota",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/diagnosticos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.pronostico !== undefined){
let data17 = data.pronostico;
if(typeof data17 !== "string"){
const err33 = {instancePath:instancePath+"/pronostico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err33);
errors++;
}
if(!(((((data17 === "BUENO_VIDA_FUNCION") || (data17 === "BUENO_VIDA_MALO_FUNCION")) || (data17 === "RESERVADO_EVOLUCION")) || (data17 === "MALO")) || (data17 === "NO_DEFINIDO"))){
const err34 = {instancePath:instancePath+"/pronostico",keyword:"enum",params:{}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.tratamientoIndicaciones !== undefined){
let data18 = data.tratamientoIndicaciones;
if(typeof data18 === "string"){
if(func1(data18) > 4000){
const err35 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.proximaCita !== undefined){
let data19 = data.proximaCita;
if(typeof data19 === "string"){
if(!(formats0(data19))){
const err37 = {instancePath:instancePath+"/proximaCita",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/proximaCita",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.proximaCitaInicio !== undefined){
let data20 = data.proximaCitaInicio;
if(typeof data20 === "string"){
if(!(formats2(data20))){
const err39 = {instancePath:instancePath+"/proximaCitaInicio",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/proximaCitaInicio",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err40);
errors++;
}
}
if(data.incapacidadDias !== undefined){
let data21 = data.incapacidadDias;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
const err41 = {instancePath:instancePath+"/incapacidadDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err41);
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 90 || isNaN(data21)){
const err42 = {instancePath:instancePath+"/incapacidadDias",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err42);
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err43 = {instancePath:instancePath+"/incapacidadDias",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err43);
errors++;
}
}
}
if(data.referencia !== undefined){
let data22 = data.referencia;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(!((((key2 === "unidadDestinoId") || (key2 === "motivo")) || (key2 === "urgente")) || (key2 === "resumen"))){
const err44 = {instancePath:instancePath+"/referencia",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data22.unidadDestinoId !== undefined){
let data23 = data22.unidadDestinoId;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err45 = {instancePath:instancePath+"/referencia/unidadDestinoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data22.motivo !== undefined){
let data24 = data22.motivo;
if(typeof data24 === "string"){
if(func1(data24) > 500){
const err46 = {instancePath:instancePath+"/referencia/motivo",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/referencia/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data22.urgente !== undefined){
if(typeof data22.urgente !== "boolean"){
const err48 = {instancePath:instancePath+"/referencia/urgente",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data22.resumen !== undefined){
let data26 = data22.resumen;
if(typeof data26 === "string"){
if(func1(data26) > 2000){
const err49 = {instancePath:instancePath+"/referencia/resumen",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err49);
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/referencia/resumen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err50);
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/referencia",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err51);
errors++;
}
}
}
else {
const err52 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err52);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
