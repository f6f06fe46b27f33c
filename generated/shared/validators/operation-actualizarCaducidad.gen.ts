// Generated from schemas/endpoints/inventario/lote.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateActualizarCaducidadBody: Validator = validate0;

const formats0 = date;
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
if(data.loteId === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "loteId"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.caducidadNueva === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "caducidadNueva"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.motivo === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "motivo"}};
(vErrors ??= []).push(err2);
errors++;
}
for(const key0 in data){
if(!((((key0 === "loteId") || (key0 === "caducidadNueva")) || (key0 === "motivo")) || (key0 === "segundaPersona"))){
const err3 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.loteId !== undefined){
let data0 = data.loteId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/loteId",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err4);
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/loteId",keyword:"minimum",params:{comparison: ">=", limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
}
}
if(data.caducidadNueva !== undefined){
let data1 = data.caducidadNueva;
if(typeof data1 === "string"){
if(!(formats0(data1))){
const err6 = {instancePath:instancePath+"/caducidadNueva",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/caducidadNueva",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.motivo !== undefined){
let data2 = data.motivo;
if(typeof data2 === "string"){
if(func0(data2) > 250){
const err8 = {instancePath:instancePath+"/motivo",keyword:"maxLength",params:{limit: 250}};
(vErrors ??= []).push(err8);
errors++;
}
if(func0(data2) < 10){
const err9 = {instancePath:instancePath+"/motivo",keyword:"minLength",params:{limit: 10}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/motivo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.segundaPersona !== undefined){
let data3 = data.segundaPersona;
const _errs9 = errors;
let valid1 = false;
const _errs10 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.email === undefined){
const err11 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err11);
errors++;
}
if(data3.password === undefined){
const err12 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "password"}};
(vErrors ??= []).push(err12);
errors++;
}
for(const key1 in data3){
if(!(((key1 === "email") || (key1 === "password")) || (key1 === "codigo"))){
const err13 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data3.email !== undefined){
let data4 = data3.email;
if(typeof data4 === "string"){
if(func0(data4) > 120){
const err14 = {instancePath:instancePath+"/segundaPersona/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err14);
errors++;
}
if(func0(data4) < 3){
const err15 = {instancePath:instancePath+"/segundaPersona/email",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/segundaPersona/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data3.password !== undefined){
let data5 = data3.password;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err17 = {instancePath:instancePath+"/segundaPersona/password",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err17);
errors++;
}
if(func0(data5) < 1){
const err18 = {instancePath:instancePath+"/segundaPersona/password",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/segundaPersona/password",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
if(data3.codigo !== undefined){
let data6 = data3.codigo;
if(typeof data6 === "string"){
if(func0(data6) > 20){
const err20 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err20);
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err21);
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
var _valid0 = _errs10 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs19 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.avalId === undefined){
const err23 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "avalId"}};
(vErrors ??= []).push(err23);
errors++;
}
for(const key2 in data3){
if(!(key2 === "avalId")){
const err24 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data3.avalId !== undefined){
let data7 = data3.avalId;
if(typeof data7 === "string"){
if(func0(data7) > 100){
const err25 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err25);
errors++;
}
if(func0(data7) < 1){
const err26 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
var _valid0 = _errs19 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid1){
const err29 = {instancePath:instancePath+"/segundaPersona",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err29);
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err30 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err30);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
