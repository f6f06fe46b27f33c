// Generated from schemas/entities/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEntregaTurno: Validator = validate0;

const schema0 = {"type":"object","properties":{"servicioId":{"type":"integer"},"fecha":{"type":"string","format":"date"},"turno":{"type":"string","enum":["MATUTINO","VESPERTINO","NOCTURNO"]},"pacientes":{"type":"array","items":{"type":"object","properties":{"entregaTurnoPacienteId":{"type":"integer","minimum":1},"hospitalizacionId":{"type":"integer"},"pacienteId":{"type":"integer"},"camaNumero":{"type":"string","maxLength":20},"diagnostico":{"type":"string","maxLength":300},"dias":{"type":"integer","minimum":0},"news2":{"type":"integer","minimum":0,"maximum":20},"news2Antes":{"type":"integer","minimum":0,"maximum":20},"alergias":{"type":"string","maxLength":1000},"aislamiento":{"type":"string","maxLength":20},"accesos":{"type":"string","maxLength":1000},"dosisDadas":{"type":"integer","minimum":0},"ingresosMl":{"type":"integer","minimum":0},"egresosMl":{"type":"integer","minimum":0},"hallazgos":{"type":"array","items":{"type":"object","properties":{"tipo":{"type":"string","enum":["SIGNO","SIGNOS_VENCIDOS","DOSIS_ATRASADA","DOSIS_OMITIDA","ORDEN","NOTA_VENCIDA","PREALTA"]},"signo":{"type":"string","enum":["tas","tad","frecuenciaCardiaca","frecuenciaRespiratoria","spo2","temperatura","glucosaCapilar","dolor","llenadoCapilarSeg","peso","talla","perimetroCefalico","imc","glasgow","conciencia","diaforesis"]},"estatusOrden":{"type":"string","enum":["BORRADOR","PENDIENTE_AUTORIZAR","AUTORIZADA","RECHAZADA","EN_SURTIMIENTO","SURTIDA","SURTIDA_PARCIAL","RECIBIDA","CERRADA","CANCELADA"]},"que":{"type":"string","maxLength":300},"detalle":{"type":"string","maxLength":300},"en":{"type":"string","format":"date-time"},"pendiente":{"type":"boolean"}},"required":["tipo","pendiente"],"additionalProperties":false},"maxItems":200},"recomendacion":{"type":"string","maxLength":1000}},"required":["hospitalizacionId","pacienteId"],"additionalProperties":false},"maxItems":100},"observaciones":{"type":"string","maxLength":2000},"recibeId":{"type":"integer"},"quienRecibe":{"type":"string","maxLength":200}},"required":["servicioId","fecha","turno"],"additionalProperties":false};
const formats0 = date;
const formats2 = dateTime;
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;

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
if(data.servicioId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "servicioId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.fecha === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "fecha"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.turno === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "turno"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "servicioId") || (key0 === "fecha")) || (key0 === "turno")) || (key0 === "pacientes")) || (key0 === "observaciones")) || (key0 === "recibeId")) || (key0 === "quienRecibe"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.servicioId !== undefined){
let data0 = data.servicioId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/servicioId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.fecha !== undefined){
let data1 = data.fecha;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err5 = {instancePath:instancePath+"/fecha",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/fecha",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.turno !== undefined){
let data2 = data.turno;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/turno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
if(!(((data2 === "MATUTINO") || (data2 === "VESPERTINO")) || (data2 === "NOCTURNO"))){
const err8 = {instancePath:instancePath+"/turno",keyword:"enum",params:{}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.pacientes !== undefined){
let data3 = data.pacientes;
if(Array.isArray(data3)){
if(data3.length > 100){
const err9 = {instancePath:instancePath+"/pacientes",keyword:"maxItems",params:{limit: 100}};
(vErrors ??= []).push(err9);
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.hospitalizacionId === undefined){
const err10 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"required",params:{missingProperty: "hospitalizacionId"}};
(vErrors ??= []).push(err10);
errors++;
}
if(data4.pacienteId === undefined){
const err11 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"required",params:{missingProperty: "pacienteId"}};
(vErrors ??= []).push(err11);
errors++;
}
for(const key1 in data4){
if(!(func0.call(schema0.properties.pacientes.items.properties, key1))){
const err12 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data4.entregaTurnoPacienteId !== undefined){
let data5 = data4.entregaTurnoPacienteId;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/pacientes/" + i0+"/entregaTurnoPacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err13);
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/pacientes/" + i0+"/entregaTurnoPacienteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err14);
errors++;
}
}
}
if(data4.hospitalizacionId !== undefined){
let data6 = data4.hospitalizacionId;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/pacientes/" + i0+"/hospitalizacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data4.pacienteId !== undefined){
let data7 = data4.pacienteId;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err16 = {instancePath:instancePath+"/pacientes/" + i0+"/pacienteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data4.camaNumero !== undefined){
let data8 = data4.camaNumero;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err17 = {instancePath:instancePath+"/pacientes/" + i0+"/camaNumero",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/pacientes/" + i0+"/camaNumero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data4.diagnostico !== undefined){
let data9 = data4.diagnostico;
if(typeof data9 === "string"){
if(func1(data9) > 300){
const err19 = {instancePath:instancePath+"/pacientes/" + i0+"/diagnostico",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/pacientes/" + i0+"/diagnostico",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data4.dias !== undefined){
let data10 = data4.dias;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err21 = {instancePath:instancePath+"/pacientes/" + i0+"/dias",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err21);
errors++;
}
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/pacientes/" + i0+"/dias",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
if(data4.news2 !== undefined){
let data11 = data4.news2;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err23 = {instancePath:instancePath+"/pacientes/" + i0+"/news2",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err23);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 20 || isNaN(data11)){
const err24 = {instancePath:instancePath+"/pacientes/" + i0+"/news2",keyword:"maximum",params:{comparison: "<=", limit: 20}};
(vErrors ??= []).push(err24);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err25 = {instancePath:instancePath+"/pacientes/" + i0+"/news2",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
if(data4.news2Antes !== undefined){
let data12 = data4.news2Antes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err26 = {instancePath:instancePath+"/pacientes/" + i0+"/news2Antes",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err26);
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 20 || isNaN(data12)){
const err27 = {instancePath:instancePath+"/pacientes/" + i0+"/news2Antes",keyword:"maximum",params:{comparison: "<=", limit: 20}};
(vErrors ??= []).push(err27);
errors++;
}
if(data12 < 0 || isNaN(data12)){
const err28 = {instancePath:instancePath+"/pacientes/" + i0+"/news2Antes",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
if(data4.alergias !== undefined){
let data13 = data4.alergias;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
const err29 = {instancePath:instancePath+"/pacientes/" + i0+"/alergias",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/pacientes/" + i0+"/alergias",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data4.aislamiento !== undefined){
let data14 = data4.aislamiento;
if(typeof data14 === "string"){
if(func1(data14) > 20){
const err31 = {instancePath:instancePath+"/pacientes/" + i0+"/aislamiento",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err31);
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/pacientes/" + i0+"/aislamiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data4.accesos !== undefined){
let data15 = data4.accesos;
if(typeof data15 === "string"){
if(func1(data15) > 1000){
const err33 = {instancePath:instancePath+"/pacientes/" + i0+"/accesos",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err33);
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/pacientes/" + i0+"/accesos",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data4.dosisDadas !== undefined){
let data16 = data4.dosisDadas;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err35 = {instancePath:instancePath+"/pacientes/" + i0+"/dosisDadas",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err35);
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
const err36 = {instancePath:instancePath+"/pacientes/" + i0+"/dosisDadas",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
if(data4.ingresosMl !== undefined){
let data17 = data4.ingresosMl;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err37 = {instancePath:instancePath+"/pacientes/" + i0+"/ingresosMl",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err37);
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
const err38 = {instancePath:instancePath+"/pacientes/" + i0+"/ingresosMl",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err38);
errors++;
}
}
}
if(data4.egresosMl !== undefined){
let data18 = data4.egresosMl;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err39 = {instancePath:instancePath+"/pacientes/" + i0+"/egresosMl",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err39);
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
const err40 = {instancePath:instancePath+"/pacientes/" + i0+"/egresosMl",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err40);
errors++;
}
}
}
if(data4.hallazgos !== undefined){
let data19 = data4.hallazgos;
if(Array.isArray(data19)){
if(data19.length > 200){
const err41 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos",keyword:"maxItems",params:{limit: 200}};
(vErrors ??= []).push(err41);
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.tipo === undefined){
const err42 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1,keyword:"required",params:{missingProperty: "tipo"}};
(vErrors ??= []).push(err42);
errors++;
}
if(data20.pendiente === undefined){
const err43 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1,keyword:"required",params:{missingProperty: "pendiente"}};
(vErrors ??= []).push(err43);
errors++;
}
for(const key2 in data20){
if(!(((((((key2 === "tipo") || (key2 === "signo")) || (key2 === "estatusOrden")) || (key2 === "que")) || (key2 === "detalle")) || (key2 === "en")) || (key2 === "pendiente"))){
const err44 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1,keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err44);
errors++;
}
}
if(data20.tipo !== undefined){
let data21 = data20.tipo;
if(typeof data21 !== "string"){
const err45 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
if(!(((((((data21 === "SIGNO") || (data21 === "SIGNOS_VENCIDOS")) || (data21 === "DOSIS_ATRASADA")) || (data21 === "DOSIS_OMITIDA")) || (data21 === "ORDEN")) || (data21 === "NOTA_VENCIDA")) || (data21 === "PREALTA"))){
const err46 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err46);
errors++;
}
}
if(data20.signo !== undefined){
let data22 = data20.signo;
if(typeof data22 !== "string"){
const err47 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/signo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err47);
errors++;
}
if(!((((((((((((((((data22 === "tas") || (data22 === "tad")) || (data22 === "frecuenciaCardiaca")) || (data22 === "frecuenciaRespiratoria")) || (data22 === "spo2")) || (data22 === "temperatura")) || (data22 === "glucosaCapilar")) || (data22 === "dolor")) || (data22 === "llenadoCapilarSeg")) || (data22 === "peso")) || (data22 === "talla")) || (data22 === "perimetroCefalico")) || (data22 === "imc")) || (data22 === "glasgow")) || (data22 === "conciencia")) || (data22 === "diaforesis"))){
const err48 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/signo",keyword:"enum",params:{}};
(vErrors ??= []).push(err48);
errors++;
}
}
if(data20.estatusOrden !== undefined){
let data23 = data20.estatusOrden;
if(typeof data23 !== "string"){
const err49 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/estatusOrden",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err49);
errors++;
}
if(!((((((((((data23 === "BORRADOR") || (data23 === "PENDIENTE_AUTORIZAR")) || (data23 === "AUTORIZADA")) || (data23 === "RECHAZADA")) || (data23 === "EN_SURTIMIENTO")) || (data23 === "SURTIDA")) || (data23 === "SURTIDA_PARCIAL")) || (data23 === "RECIBIDA")) || (data23 === "CERRADA")) || (data23 === "CANCELADA"))){
const err50 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/estatusOrden",keyword:"enum",params:{}};
(vErrors ??= []).push(err50);
errors++;
}
}
if(data20.que !== undefined){
let data24 = data20.que;
if(typeof data24 === "string"){
if(func1(data24) > 300){
const err51 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/que",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err51);
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/que",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data20.detalle !== undefined){
let data25 = data20.detalle;
if(typeof data25 === "string"){
if(func1(data25) > 300){
const err53 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/detalle",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err53);
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/detalle",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err54);
errors++;
}
}
if(data20.en !== undefined){
let data26 = data20.en;
if(typeof data26 === "string"){
if(!(formats2(data26))){
const err55 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/en",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err55);
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/en",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err56);
errors++;
}
}
if(data20.pendiente !== undefined){
if(typeof data20.pendiente !== "boolean"){
const err57 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1+"/pendiente",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err57);
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos/" + i1,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err58);
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/pacientes/" + i0+"/hallazgos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err59);
errors++;
}
}
if(data4.recomendacion !== undefined){
let data28 = data4.recomendacion;
if(typeof data28 === "string"){
if(func1(data28) > 1000){
const err60 = {instancePath:instancePath+"/pacientes/" + i0+"/recomendacion",keyword:"maxLength",params:{limit: 1000}};
(vErrors ??= []).push(err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/pacientes/" + i0+"/recomendacion",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/pacientes/" + i0,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/pacientes",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err63);
errors++;
}
}
if(data.observaciones !== undefined){
let data29 = data.observaciones;
if(typeof data29 === "string"){
if(func1(data29) > 2000){
const err64 = {instancePath:instancePath+"/observaciones",keyword:"maxLength",params:{limit: 2000}};
(vErrors ??= []).push(err64);
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/observaciones",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err65);
errors++;
}
}
if(data.recibeId !== undefined){
let data30 = data.recibeId;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err66 = {instancePath:instancePath+"/recibeId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err66);
errors++;
}
}
if(data.quienRecibe !== undefined){
let data31 = data.quienRecibe;
if(typeof data31 === "string"){
if(func1(data31) > 200){
const err67 = {instancePath:instancePath+"/quienRecibe",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err67);
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/quienRecibe",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err68);
errors++;
}
}
}
else {
const err69 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err69);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
