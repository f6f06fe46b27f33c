// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionAltaMedica: Validator = validate0;

const func0 = codePointLength;
const formats0 = dateTime;
const formats2 = date;

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
if(data.motivoEgreso === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "motivoEgreso"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((((((key0 === "motivoEgreso") || (key0 === "unidadDestinoId")) || (key0 === "destinoExterno")) || (key0 === "voluntaria")) || (key0 === "defuncion")) || (key0 === "citaControl"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.motivoEgreso !== undefined){
let data0 = data.motivoEgreso;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/motivoEgreso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err2);
errors++;
}
if(!(((((((((data0 === "MEJORIA") || (data0 === "CURACION")) || (data0 === "VOLUNTARIO")) || (data0 === "TRASLADO")) || (data0 === "PASE_OTRO_HOSPITAL")) || (data0 === "FUGA")) || (data0 === "DEFUNCION")) || (data0 === "MAXIMO_BENEFICIO")) || (data0 === "OTRO"))){
const err3 = {instancePath:instancePath+"/motivoEgreso",keyword:"enum",params:{}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.unidadDestinoId !== undefined){
let data1 = data.unidadDestinoId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/unidadDestinoId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.destinoExterno !== undefined){
let data2 = data.destinoExterno;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err5 = {instancePath:instancePath+"/destinoExterno",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/destinoExterno",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.voluntaria !== undefined){
let data3 = data.voluntaria;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
if(!(((key1 === "responsable") || (key1 === "parentesco")) || (key1 === "documento"))){
const err7 = {instancePath:instancePath+"/voluntaria",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data3.responsable !== undefined){
let data4 = data3.responsable;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err8 = {instancePath:instancePath+"/voluntaria/responsable",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/voluntaria/responsable",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data3.parentesco !== undefined){
let data5 = data3.parentesco;
if(typeof data5 === "string"){
if(func0(data5) > 60){
const err10 = {instancePath:instancePath+"/voluntaria/parentesco",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/voluntaria/parentesco",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data3.documento !== undefined){
let data6 = data3.documento;
if(typeof data6 === "string"){
if(func0(data6) > 60){
const err12 = {instancePath:instancePath+"/voluntaria/documento",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/voluntaria/documento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/voluntaria",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.defuncion !== undefined){
let data7 = data.defuncion;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
if(!((((key2 === "fechaHora") || (key2 === "causa")) || (key2 === "folioCertificado")) || (key2 === "necropsiaSolicitada"))){
const err15 = {instancePath:instancePath+"/defuncion",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data7.fechaHora !== undefined){
let data8 = data7.fechaHora;
if(typeof data8 === "string"){
if(!(formats0(data8))){
const err16 = {instancePath:instancePath+"/defuncion/fechaHora",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err16);
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/defuncion/fechaHora",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data7.causa !== undefined){
let data9 = data7.causa;
if(typeof data9 === "string"){
if(func0(data9) > 300){
const err18 = {instancePath:instancePath+"/defuncion/causa",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/defuncion/causa",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data7.folioCertificado !== undefined){
let data10 = data7.folioCertificado;
if(typeof data10 === "string"){
if(func0(data10) > 30){
const err20 = {instancePath:instancePath+"/defuncion/folioCertificado",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/defuncion/folioCertificado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data7.necropsiaSolicitada !== undefined){
if(typeof data7.necropsiaSolicitada !== "boolean"){
const err22 = {instancePath:instancePath+"/defuncion/necropsiaSolicitada",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err22);
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/defuncion",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.citaControl !== undefined){
let data12 = data.citaControl;
if(typeof data12 === "string"){
if(!(formats2(data12))){
const err24 = {instancePath:instancePath+"/citaControl",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/citaControl",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
}
else {
const err26 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err26);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
