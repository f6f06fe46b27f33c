// Generated from schemas/entities/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, dateTime } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionAltaDirecta: Validator = validate0;

const formats0 = dateTime;
const func0 = codePointLength;

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
if(data.motivo === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!((((key0 === "motivoEgreso") || (key0 === "defuncion")) || (key0 === "fechaEgreso")) || (key0 === "motivo"))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.motivoEgreso !== undefined){
let data0 = data.motivoEgreso;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/motivoEgreso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err3);
errors++;
}
if(!(((((((((data0 === "MEJORIA") || (data0 === "CURACION")) || (data0 === "VOLUNTARIO")) || (data0 === "TRASLADO")) || (data0 === "PASE_OTRO_HOSPITAL")) || (data0 === "FUGA")) || (data0 === "DEFUNCION")) || (data0 === "MAXIMO_BENEFICIO")) || (data0 === "OTRO"))){
const err4 = {instancePath:instancePath+"/motivoEgreso",keyword:"enum",params:{}};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.defuncion !== undefined){
let data1 = data.defuncion;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!((((key1 === "fechaHora") || (key1 === "causa")) || (key1 === "folioCertificado")) || (key1 === "necropsiaSolicitada"))){
const err5 = {instancePath:instancePath+"/defuncion",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data1.fechaHora !== undefined){
let data2 = data1.fechaHora;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err6 = {instancePath:instancePath+"/defuncion/fechaHora",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/defuncion/fechaHora",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data1.causa !== undefined){
let data3 = data1.causa;
if(typeof data3 === "string"){
if(func0(data3) > 300){
const err8 = {instancePath:instancePath+"/defuncion/causa",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/defuncion/causa",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data1.folioCertificado !== undefined){
let data4 = data1.folioCertificado;
if(typeof data4 === "string"){
if(func0(data4) > 30){
const err10 = {instancePath:instancePath+"/defuncion/folioCertificado",keyword:"maxLength",params:{limit: 30}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/defuncion/folioCertificado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data1.necropsiaSolicitada !== undefined){
if(typeof data1.necropsiaSolicitada !== "boolean"){
const err12 = {instancePath:instancePath+"/defuncion/necropsiaSolicitada",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err12);
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/defuncion",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.fechaEgreso !== undefined){
let data6 = data.fechaEgreso;
if(typeof data6 === "string"){
if(!(formats0(data6))){
const err14 = {instancePath:instancePath+"/fechaEgreso",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/fechaEgreso",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.motivo !== undefined){
let data7 = data.motivo;
if(typeof data7 === "string"){
if(func0(data7) > 300){
const err16 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 300}};
(vErrors ??= []).push(err16);
errors++;
}
if(func0(data7) < 10){
const err17 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
}
else {
const err19 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err19);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
