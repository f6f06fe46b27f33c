// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacion: Validator = validate0;

const schema0 = {"type":"object","properties":{"pacienteId":{"type":"integer"},"unidadId":{"type":"integer"},"servicioId":{"type":"integer"},"origen":{"type":"string","enum":["URGENCIAS","CONSULTA_EXTERNA","REFERENCIA","PROGRAMADO","NACIMIENTO","TRASLADO_INTERNO"]},"unidadReferenciaId":{"type":"integer"},"visitaId":{"type":"integer"},"diagnosticoIngresoId":{"type":"integer"},"motivoIngreso":{"type":"string","minLength":1,"maxLength":500},"medicoTratanteId":{"type":"integer"},"estanciaEsperadaDias":{"type":"integer","minimum":0,"maximum":180},"fechaProbableAlta":{"type":"string","format":"date"},"casoMedicoLegal":{"type":"boolean"},"mpNotificado":{"type":"boolean"},"riesgoCaidas":{"type":"string","enum":["BAJO","MEDIO","ALTO"]},"riesgoUpp":{"type":"string","enum":["BAJO","MEDIO","ALTO"]},"aislamiento":{"type":"string","enum":["NINGUNO","CONTACTO","GOTAS","AEREO","PROTECTOR"]},"tipoDietaId":{"type":"integer"},"ayuno":{"type":"boolean"},"news2Suspendido":{"type":"boolean"},"news2Motivo":{"type":"string","maxLength":200},"responsable":{"type":"object","properties":{"nombre":{"type":"string","maxLength":120,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"parentescoId":{"type":"integer"},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}},"required":[],"additionalProperties":false}},"required":["pacienteId","unidadId","servicioId","origen","diagnosticoIngresoId","motivoIngreso","medicoTratanteId","aislamiento"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const formats0 = date;
const pattern0 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
const pattern1 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");

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
if(data.servicioId === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "servicioId"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.origen === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "origen"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.diagnosticoIngresoId === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "diagnosticoIngresoId"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.motivoIngreso === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "motivoIngreso"}};
(vErrors ??= []).push(err5);
errors++;
}
if(data.medicoTratanteId === undefined){
const err6 = {instancePath,keyword:"required",params:{missingProperty: "medicoTratanteId"}};
(vErrors ??= []).push(err6);
errors++;
}
if(data.aislamiento === undefined){
const err7 = {instancePath,keyword:"required",params:{missingProperty: "aislamiento"}};
(vErrors ??= []).push(err7);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err8 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.pacienteId !== undefined){
let data0 = data.pacienteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.unidadId !== undefined){
let data1 = data.unidadId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err10 = {instancePath:instancePath+"/unidadId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.servicioId !== undefined){
let data2 = data.servicioId;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.origen !== undefined){
let data3 = data.origen;
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/origen",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
if(!((((((data3 === "URGENCIAS") || (data3 === "CONSULTA_EXTERNA")) || (data3 === "REFERENCIA")) || (data3 === "PROGRAMADO")) || (data3 === "NACIMIENTO")) || (data3 === "TRASLADO_INTERNO"))){
const err13 = {instancePath:instancePath+"/origen",keyword:"enum",params:{}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.unidadReferenciaId !== undefined){
let data4 = data.unidadReferenciaId;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err14 = {instancePath:instancePath+"/unidadReferenciaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.visitaId !== undefined){
let data5 = data.visitaId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err15 = {instancePath:instancePath+"/visitaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.diagnosticoIngresoId !== undefined){
let data6 = data.diagnosticoIngresoId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/diagnosticoIngresoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.motivoIngreso !== undefined){
let data7 = data.motivoIngreso;
if(typeof data7 === "string"){
if(func1(data7) > 500){
const err17 = {instancePath:instancePath+"/motivoIngreso",keyword:"maxLength",params:{limit: 500}};
(vErrors ??= []).push(err17);
errors++;
}
if(func1(data7) < 1){
const err18 = {instancePath:instancePath+"/motivoIngreso",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/motivoIngreso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data.medicoTratanteId !== undefined){
let data8 = data.medicoTratanteId;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/medicoTratanteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.estanciaEsperadaDias !== undefined){
let data9 = data.estanciaEsperadaDias;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err21 = {instancePath:instancePath+"/estanciaEsperadaDias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 180 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/estanciaEsperadaDias",keyword:"maximum",params:{comparison: "<=", limit: 180}};
(vErrors ??= []).push(err22);
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/estanciaEsperadaDias",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err23);
errors++;
}
}
}
if(data.fechaProbableAlta !== undefined){
let data10 = data.fechaProbableAlta;
if(typeof data10 === "string"){
if(!(formats0(data10))){
const err24 = {instancePath:instancePath+"/fechaProbableAlta",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/fechaProbableAlta",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data.casoMedicoLegal !== undefined){
if(typeof data.casoMedicoLegal !== "boolean"){
const err26 = {instancePath:instancePath+"/casoMedicoLegal",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.mpNotificado !== undefined){
if(typeof data.mpNotificado !== "boolean"){
const err27 = {instancePath:instancePath+"/mpNotificado",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.riesgoCaidas !== undefined){
let data13 = data.riesgoCaidas;
if(typeof data13 !== "string"){
const err28 = {instancePath:instancePath+"/riesgoCaidas",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
if(!(((data13 === "BAJO") || (data13 === "MEDIO")) || (data13 === "ALTO"))){
const err29 = {instancePath:instancePath+"/riesgoCaidas",keyword:"enum",params:{}};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.riesgoUpp !== undefined){
let data14 = data.riesgoUpp;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/riesgoUpp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
if(!(((data14 === "BAJO") || (data14 === "MEDIO")) || (data14 === "ALTO"))){
const err31 = {instancePath:instancePath+"/riesgoUpp",keyword:"enum",params:{}};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.aislamiento !== undefined){
let data15 = data.aislamiento;
if(typeof data15 !== "string"){
const err32 = {instancePath:instancePath+"/aislamiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
if(!(((((data15 === "NINGUNO") || (data15 === "CONTACTO")) || (data15 === "GOTAS")) || (data15 === "AEREO")) || (data15 === "PROTECTOR"))){
const err33 = {instancePath:instancePath+"/aislamiento",keyword:"enum",params:{}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.tipoDietaId !== undefined){
let data16 = data.tipoDietaId;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err34 = {instancePath:instancePath+"/tipoDietaId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.ayuno !== undefined){
if(typeof data.ayuno !== "boolean"){
const err35 = {instancePath:instancePath+"/ayuno",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.news2Suspendido !== undefined){
if(typeof data.news2Suspendido !== "boolean"){
const err36 = {instancePath:instancePath+"/news2Suspendido",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err36);
errors++;
}
}
if(data.news2Motivo !== undefined){
let data19 = data.news2Motivo;
if(typeof data19 === "string"){
if(func1(data19) > 200){
const err37 = {instancePath:instancePath+"/news2Motivo",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err37);
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/news2Motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err38);
errors++;
}
}
if(data.responsable !== undefined){
let data20 = data.responsable;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key1 in data20){
if(!(((key1 === "nombre") || (key1 === "parentescoId")) || (key1 === "telefono"))){
const err39 = {instancePath:instancePath+"/responsable",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data20.nombre !== undefined){
let data21 = data20.nombre;
if(typeof data21 === "string"){
if(func1(data21) > 120){
const err40 = {instancePath:instancePath+"/responsable/nombre",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err40);
errors++;
}
if(!pattern0.test(data21)){
const err41 = {instancePath:instancePath+"/responsable/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err41);
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/responsable/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err42);
errors++;
}
}
if(data20.parentescoId !== undefined){
let data22 = data20.parentescoId;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err43 = {instancePath:instancePath+"/responsable/parentescoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data20.telefono !== undefined){
let data23 = data20.telefono;
if(typeof data23 === "string"){
if(func1(data23) > 16){
const err44 = {instancePath:instancePath+"/responsable/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err44);
errors++;
}
if(!pattern1.test(data23)){
const err45 = {instancePath:instancePath+"/responsable/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err45);
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/responsable/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/responsable",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err47);
errors++;
}
}
}
else {
const err48 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err48);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
