// Generated from schemas/endpoints/hospital/entrega-turno.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateEntregaTurnoFirmarBody: Validator = validate0;

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
if(data.version === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "version"}};
(vErrors ??= []).push(err0);
errors++;
}
for(const key0 in data){
if(!((key0 === "version") || (key0 === "segundaPersona"))){
const err1 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.version !== undefined){
let data0 = data.version;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/version",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.segundaPersona !== undefined){
let data1 = data.segundaPersona;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.email === undefined){
const err3 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "email"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data1.password === undefined){
const err4 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "password"}};
(vErrors ??= []).push(err4);
errors++;
}
for(const key1 in data1){
if(!(((key1 === "email") || (key1 === "password")) || (key1 === "codigo"))){
const err5 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data1.email !== undefined){
let data2 = data1.email;
if(typeof data2 === "string"){
if(func0(data2) > 120){
const err6 = {instancePath:instancePath+"/segundaPersona/email",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err6);
errors++;
}
if(func0(data2) < 3){
const err7 = {instancePath:instancePath+"/segundaPersona/email",keyword:"minLength",params:{limit: 3}};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/segundaPersona/email",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data1.password !== undefined){
let data3 = data1.password;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err9 = {instancePath:instancePath+"/segundaPersona/password",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err9);
errors++;
}
if(func0(data3) < 1){
const err10 = {instancePath:instancePath+"/segundaPersona/password",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err10);
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/segundaPersona/password",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data1.codigo !== undefined){
let data4 = data1.codigo;
if(typeof data4 === "string"){
if(func0(data4) > 20){
const err12 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/segundaPersona/codigo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err14);
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
var props0 = true;
}
const _errs15 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.avalId === undefined){
const err15 = {instancePath:instancePath+"/segundaPersona",keyword:"required",params:{missingProperty: "avalId"}};
(vErrors ??= []).push(err15);
errors++;
}
for(const key2 in data1){
if(!(key2 === "avalId")){
const err16 = {instancePath:instancePath+"/segundaPersona",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data1.avalId !== undefined){
let data5 = data1.avalId;
if(typeof data5 === "string"){
if(func0(data5) > 100){
const err17 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"maxLength",params:{limit: 100}};
(vErrors ??= []).push(err17);
errors++;
}
if(func0(data5) < 1){
const err18 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/segundaPersona/avalId",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/segundaPersona",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err20);
errors++;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
if(_valid0){
if(props0 !== true){
props0 = true;
}
}
if(!valid1){
const err21 = {instancePath:instancePath+"/segundaPersona",keyword:"anyOf",params:{}};
(vErrors ??= []).push(err21);
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err22 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err22);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
