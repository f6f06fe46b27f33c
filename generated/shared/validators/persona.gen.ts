// Generated from schemas/entities/personas/persona.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, date, email } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePersona: Validator = validate0;

const schema0 = {"type":"object","properties":{"nombre":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"primerApellido":{"type":"string","minLength":1,"maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"},"segundoApellido":{"type":"string","maxLength":60,"pattern":"^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"},"curp":{"type":"string","minLength":18,"maxLength":18},"genero":{"type":"string","enum":["H","M","X"]},"fechaNacimiento":{"type":"string","format":"date"},"paisNacimiento":{"type":"string","maxLength":2},"estadoNacimiento":{"type":"string","maxLength":2},"telefono":{"type":"string","maxLength":16,"pattern":"^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"},"correo":{"type":"string","format":"email","maxLength":120}},"required":["nombre","primerApellido"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$", "u");
const pattern1 = new RegExp("^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$", "u");
const pattern3 = new RegExp("^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$", "u");
const formats0 = date;
const formats2 = email;

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
if(data.nombre === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.primerApellido === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "primerApellido"}};
(vErrors ??= []).push(err1);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err2 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.nombre !== undefined){
let data0 = data.nombre;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err3 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err3);
errors++;
}
if(func1(data0) < 1){
const err4 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err4);
errors++;
}
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/nombre",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.primerApellido !== undefined){
let data1 = data.primerApellido;
if(typeof data1 === "string"){
if(func1(data1) > 60){
const err7 = {instancePath:instancePath+"/primerApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data1) < 1){
const err8 = {instancePath:instancePath+"/primerApellido",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
if(!pattern1.test(data1)){
const err9 = {instancePath:instancePath+"/primerApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$|^[1-9]\\d{0,5}$"}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/primerApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.segundoApellido !== undefined){
let data2 = data.segundoApellido;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err11 = {instancePath:instancePath+"/segundoApellido",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err11);
errors++;
}
if(!pattern0.test(data2)){
const err12 = {instancePath:instancePath+"/segundoApellido",keyword:"pattern",params:{pattern: "^(?=.*\\p{L})[\\p{L}\\p{M}'‘’·. -]+$"}};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/segundoApellido",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.curp !== undefined){
let data3 = data.curp;
if(typeof data3 === "string"){
if(func1(data3) > 18){
const err14 = {instancePath:instancePath+"/curp",keyword:"maxLength",params:{limit: 18}};
(vErrors ??= []).push(err14);
errors++;
}
if(func1(data3) < 18){
const err15 = {instancePath:instancePath+"/curp",keyword:"minLength",params:{limit: 18}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/curp",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data.genero !== undefined){
let data4 = data.genero;
if(typeof data4 !== "string"){
const err17 = {instancePath:instancePath+"/genero",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err17);
errors++;
}
if(!(((data4 === "H") || (data4 === "M")) || (data4 === "X"))){
const err18 = {instancePath:instancePath+"/genero",keyword:"enum",params:{}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.fechaNacimiento !== undefined){
let data5 = data.fechaNacimiento;
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err19 = {instancePath:instancePath+"/fechaNacimiento",keyword:"format",params:{format: "date"}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/fechaNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data.paisNacimiento !== undefined){
let data6 = data.paisNacimiento;
if(typeof data6 === "string"){
if(func1(data6) > 2){
const err21 = {instancePath:instancePath+"/paisNacimiento",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/paisNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.estadoNacimiento !== undefined){
let data7 = data.estadoNacimiento;
if(typeof data7 === "string"){
if(func1(data7) > 2){
const err23 = {instancePath:instancePath+"/estadoNacimiento",keyword:"maxLength",params:{limit: 2}};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/estadoNacimiento",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.telefono !== undefined){
let data8 = data.telefono;
if(typeof data8 === "string"){
if(func1(data8) > 16){
const err25 = {instancePath:instancePath+"/telefono",keyword:"maxLength",params:{limit: 16}};
(vErrors ??= []).push(err25);
errors++;
}
if(!pattern3.test(data8)){
const err26 = {instancePath:instancePath+"/telefono",keyword:"pattern",params:{pattern: "^([2-9]\\d{9}|\\+(?!52)[1-9]\\d{6,14})$"}};
(vErrors ??= []).push(err26);
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/telefono",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.correo !== undefined){
let data9 = data.correo;
if(typeof data9 === "string"){
if(func1(data9) > 120){
const err28 = {instancePath:instancePath+"/correo",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err28);
errors++;
}
if(!(formats2(data9))){
const err29 = {instancePath:instancePath+"/correo",keyword:"format",params:{format: "email"}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/correo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err31);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
