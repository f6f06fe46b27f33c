// Generated from schemas/endpoints/hospital/hospitalizacion.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, time, dateTime, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateHospitalizacionMinistrarBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"required":["indicacionId","estado","fechaProgramada"],"properties":{"indicacionId":{"type":"integer","minimum":1},"estado":{"type":"string","enum":["APLICADA","OMITIDA","RECHAZADA"]},"fechaProgramada":{"type":"string","format":"date-time","description":"Scheduled time of the dose; for a dose given as needed, the time of administration."},"fechaAplicada":{"type":["string","null"],"format":"date-time"},"dosisAplicada":{"type":["number","null"],"minimum":0},"sitio":{"type":["string","null"],"maxLength":60},"motivoOmision":{"type":["string","null"],"maxLength":200},"loteId":{"type":["integer","null"],"minimum":1},"segundaPersona":{"anyOf":[{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","minLength":3,"maxLength":120},"password":{"type":"string","minLength":1,"maxLength":200},"codigo":{"type":"string","maxLength":20,"description":"Code of the authenticator app, beside the password of a person with a second factor."}},"required":["email","password"]},{"type":"object","additionalProperties":false,"properties":{"avalId":{"type":"string","minLength":1,"maxLength":100}},"required":["avalId"]}]}}};
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
if(data.indicacionId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "indicacionId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.estado === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "estado"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.fechaProgramada === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "fechaProgramada"}};
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
if(data.indicacionId !== undefined){
let data0 = data.indicacionId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/indicacionId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/indicacionId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.estado !== undefined){
let data1 = data.estado;
if(typeof data1 !== "string"){
const err6 = {instancePath:instancePath+"/estado",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
if(!(((data1 === "APLICADA") || (data1 === "OMITIDA")) || (data1 === "RECHAZADA"))){
const err7 = {instancePath:instancePath+"/estado",keyword:"enum",params:{}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.fechaProgramada !== undefined){
let data2 = data.fechaProgramada;
if(typeof data2 === "string"){
if(!(formats0(data2))){
const err8 = {instancePath:instancePath+"/fechaProgramada",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/fechaProgramada",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.fechaAplicada !== undefined){
let data3 = data.fechaAplicada;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/fechaAplicada",keyword:"type",params:{type: schema0.properties.fechaAplicada.type}};
(vErrors ??= []).push(err10);
errors++;
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/fechaAplicada",keyword:"format",params:{format: "date-time"}};
(vErrors ??= []).push(err11);
errors++;
}
}
}
if(data.dosisAplicada !== undefined){
let data4 = data.dosisAplicada;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/dosisAplicada",keyword:"type",params:{type: schema0.properties.dosisAplicada.type}};
(vErrors ??= []).push(err12);
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/dosisAplicada",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
if(data.sitio !== undefined){
let data5 = data.sitio;
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/sitio",keyword:"type",params:{type: schema0.properties.sitio.type}};
(vErrors ??= []).push(err14);
errors++;
}
if(typeof data5 === "string"){
if(func1(data5) > 60){
const err15 = {instancePath:instancePath+"/sitio",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err15);
errors++;
}
}
}
if(data.motivoOmision !== undefined){
let data6 = data.motivoOmision;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/motivoOmision",keyword:"type",params:{type: schema0.properties.motivoOmision.type}};
(vErrors ??= []).push(err16);
errors++;
}
if(typeof data6 === "string"){
if(func1(data6) > 200){
const err17 = {instancePath:instancePath+"/motivoOmision",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err17);
errors++;
}
}
}
if(data.loteId !== undefined){
let data7 = data.loteId;
if((!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) && (data7 !== null)){
const err18 = {instancePath:instancePath+"/loteId",keyword:"type",params:{type: schema0.properties.loteId.type}};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 1 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
if(data.segundaPersona !== undefined){
let data8 = data.segundaPersona;
const _errs19 = errors;
let valid1 = false;
const _errs20 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.email === undefined){
const err20 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err20);
errors++;
}
if(data8.password === undefined){
const err21 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "password"}};
(vErrors ??= []).push(err21);
errors++;
}
for(const key1 in data8){
if(!(((key1 === "email") || (key1 === "password")) || (key1 === "codigo"))){
const err22 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data8.email !== undefined){
let data9 = data8.email;
if(typeof data9 === "string"){
if(func1(data9) > 120){
const err23 = {instancePath:instancePath+"/segundaPersona/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err23);
errors++;
}
if(func1(data9) < 3){
const err24 = {instancePath:instancePath+"/segundaPersona/email",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/segundaPersona/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
if(data8.password !== undefined){
let data10 = data8.password;
if(typeof data10 === "string"){
if(func1(data10) > 200){
const err26 = {instancePath:instancePath+"/segundaPersona/password",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err26);
errors++;
}
if(func1(data10) < 1){
const err27 = {instancePath:instancePath+"/segundaPersona/password",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err27);
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/segundaPersona/password",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err28);
errors++;
}
}
if(data8.codigo !== undefined){
let data11 = data8.codigo;
if(typeof data11 === "string"){
if(func1(data11) > 20){
const err29 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs29 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.avalId === undefined){
const err32 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "avalId"}};
(vErrors ??= []).push(err32);
errors++;
}
for(const key2 in data8){
if(!(key2 === "avalId")){
const err33 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data8.avalId !== undefined){
let data12 = data8.avalId;
if(typeof data12 === "string"){
if(func1(data12) > 100){
const err34 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err34);
errors++;
}
if(func1(data12) < 1){
const err35 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err37);
errors++;
}
var _valid0 = _errs29 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid1){
const err38 = {instancePath:instancePath+"/segundaPersona",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err38);
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err39 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err39);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
