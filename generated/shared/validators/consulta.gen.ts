// Generated from schemas/entities/consulta/consulta.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '../../../src/shared/validator-runtime';
import type { Validator } from '../../../src/shared/validation';

export const validateConsulta: Validator = validate0;

const schema0 = {"type":"object","properties":{"pacienteId":{"type":"integer"},"visitaId":{"type":"integer"},"unidadId":{"type":"integer"},"nucleoId":{"type":"integer"},"tipo":{"type":"string","enum":["PRIMERA_VEZ","SUBSECUENTE","URGENCIA","CONTROL_NINO_SANO","PRENATAL","PLANIFICACION","DENTAL","TELECONSULTA"]},"motivoConsulta":{"type":"string","maxLength":500},"padecimientoActual":{"type":"string","maxLength":4000},"exploracionFisica":{"type":"string","maxLength":4000},"resultadosRelevantes":{"type":"string","maxLength":4000},"diagnosticos":{"type":"array","items":{"type":"object","properties":{"consultaDiagnosticoId":{"type":"integer","minimum":1},"diagnosticoId":{"type":"integer"},"tipo":{"type":"string","enum":["PRINCIPAL","SECUNDARIO"]},"primeraVez":{"type":"boolean"},"nota":{"type":"string","maxLength":200}},"required":["diagnosticoId","tipo"],"additionalProperties":false},"maxItems":12},"pronostico":{"type":"string","enum":["BUENO_VIDA_FUNCION","BUENO_VIDA_MALO_FUNCION","RESERVADO_EVOLUCION","MALO","NO_DEFINIDO"]},"tratamientoIndicaciones":{"type":"string","maxLength":4000},"proximaCita":{"type":"string","format":"date"},"incapacidadDias":{"type":"integer","minimum":0,"maximum":90}},"required":["pacienteId","unidadId","tipo"],"additionalProperties":false};
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
if(data.unidadId !== undefined){
let data2 = data.unidadId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err6 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.nucleoId !== undefined){
let data3 = data.nucleoId;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/nucleoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.tipo !== undefined){
let data4 = data.tipo;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
if(!((((((((data4 === "PRIMERA_VEZ") || (data4 === "SUBSECUENTE")) || (data4 === "URGENCIA")) || (data4 === "CONTROL_NINO_SANO")) || (data4 === "PRENATAL")) || (data4 === "PLANIFICACION")) || (data4 === "DENTAL")) || (data4 === "TELECONSULTA"))){
const err9 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.motivoConsulta !== undefined){
let data5 = data.motivoConsulta;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err10 = {instancePath:instancePath+"/motivoConsulta",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/motivoConsulta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.padecimientoActual !== undefined){
let data6 = data.padecimientoActual;
if(typeof data6 === "string"){
if(func1(data6) > 4000){
const err12 = {instancePath:instancePath+"/padecimientoActual",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/padecimientoActual",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.exploracionFisica !== undefined){
let data7 = data.exploracionFisica;
if(typeof data7 === "string"){
if(func1(data7) > 4000){
const err14 = {instancePath:instancePath+"/exploracionFisica",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/exploracionFisica",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.resultadosRelevantes !== undefined){
let data8 = data.resultadosRelevantes;
if(typeof data8 === "string"){
if(func1(data8) > 4000){
const err16 = {instancePath:instancePath+"/resultadosRelevantes",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/resultadosRelevantes",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.diagnosticos !== undefined){
let data9 = data.diagnosticos;
if(Array.isArray(data9)){
if(data9.length > 12){
const err18 = {instancePath:instancePath+"/diagnosticos",keyword:"maxItems",params:{limit: 12}};
(vErrors ??= []).push(err18);
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.diagnosticoId === undefined){
const err19 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"required",params:{missingProperty: "diagnosticoId"}};
(vErrors ??= []).push(err19);
errors++;
}
if(data10.tipo === undefined){
const err20 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err20);
errors++;
}
for(const key1 in data10){
if(!(((((key1 === "consultaDiagnosticoId") || (key1 === "diagnosticoId")) || (key1 === "tipo")) || (key1 === "primeraVez")) || (key1 === "nota"))){
const err21 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data10.consultaDiagnosticoId !== undefined){
let data11 = data10.consultaDiagnosticoId;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err22 = {instancePath:instancePath+"/diagnosticos/" + i0+"/consultaDiagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err22);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 1 || isNaN(data11)){
const err23 = {instancePath:instancePath+"/diagnosticos/" + i0+"/consultaDiagnosticoId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data10.diagnosticoId !== undefined){
let data12 = data10.diagnosticoId;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err24 = {instancePath:instancePath+"/diagnosticos/" + i0+"/diagnosticoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data10.tipo !== undefined){
let data13 = data10.tipo;
if(typeof data13 !== "string"){
const err25 = {instancePath:instancePath+"/diagnosticos/" + i0+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
if(!((data13 === "PRINCIPAL") || (data13 === "SECUNDARIO"))){
const err26 = {instancePath:instancePath+"/diagnosticos/" + i0+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data10.primeraVez !== undefined){
if(typeof data10.primeraVez !== "boolean"){
const err27 = {instancePath:instancePath+"/diagnosticos/" + i0+"/primeraVez",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data10.nota !== undefined){
let data15 = data10.nota;
if(typeof data15 === "string"){
if(func1(data15) > 200){
const err28 = {instancePath:instancePath+"/diagnosticos/" + i0+"/nota",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/diagnosticos/" + i0+"/nota",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err29);
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/diagnosticos/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/diagnosticos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.pronostico !== undefined){
let data16 = data.pronostico;
if(typeof data16 !== "string"){
const err32 = {instancePath:instancePath+"/pronostico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
if(!(((((data16 === "BUENO_VIDA_FUNCION") || (data16 === "BUENO_VIDA_MALO_FUNCION")) || (data16 === "RESERVADO_EVOLUCION")) || (data16 === "MALO")) || (data16 === "NO_DEFINIDO"))){
const err33 = {instancePath:instancePath+"/pronostico",keyword:"enum",params:{}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.tratamientoIndicaciones !== undefined){
let data17 = data.tratamientoIndicaciones;
if(typeof data17 === "string"){
if(func1(data17) > 4000){
const err34 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/tratamientoIndicaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.proximaCita !== undefined){
let data18 = data.proximaCita;
if(typeof data18 === "string"){
if(!(formats0(data18))){
const err36 = {instancePath:instancePath+"/proximaCita",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/proximaCita",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.incapacidadDias !== undefined){
let data19 = data.incapacidadDias;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err38 = {instancePath:instancePath+"/incapacidadDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err38);
errors++;
}
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 90 || isNaN(data19)){
const err39 = {instancePath:instancePath+"/incapacidadDias",keyword:"maximum",params:{comparison: "<=", limit: 90}};
(vErrors ??= []).push(err39);
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err40 = {instancePath:instancePath+"/incapacidadDias",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
}
else {
const err41 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err41);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
