// Generated from schemas/entities/catalogos/sustancia.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateSustancia: Validator = validate0;

const schema0 = {"type":"object","properties":{"clave":{"type":"string","minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"nombre":{"type":"string","minLength":2,"maxLength":80},"tipo":{"type":"string","enum":["SUSTANCIA","GRUPO"]},"atc":{"type":"string","maxLength":7,"pattern":"^[A-Z](\\d{2}([A-Z]([A-Z](\\d{2})?)?)?)?$"},"sinonimos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":80},"uniqueItems":true,"maxItems":60},"grupos":{"type":"array","items":{"type":"string","minLength":1,"maxLength":60},"uniqueItems":true,"maxItems":10},"cruzadas":{"type":"array","items":{"type":"string","minLength":1,"maxLength":60},"uniqueItems":true,"maxItems":10},"comparteAlergia":{"type":"boolean"},"duplicaTerapia":{"type":"boolean"},"fuente":{"type":"string","maxLength":200}},"required":["clave","nombre","tipo"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;
const func1 = codePointLength;
const pattern0 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
const pattern1 = new RegExp("^[A-Z](\\d{2}([A-Z]([A-Z](\\d{2})?)?)?)?$", "u");

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
if(data.clave === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "clave"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.nombre === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "nombre"}};
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
if(data.clave !== undefined){
let data0 = data.clave;
if(typeof data0 === "string"){
if(func1(data0) > 60){
const err4 = {instancePath:instancePath+"/clave",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err4);
errors++;
}
if(func1(data0) < 1){
const err5 = {instancePath:instancePath+"/clave",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err5);
errors++;
}
if(!pattern0.test(data0)){
const err6 = {instancePath:instancePath+"/clave",keyword:"pattern",params:{pattern: "^[a-z0-9]+(-[a-z0-9]+)*$"}};
(vErrors ??= []).push(err6);
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/clave",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.nombre !== undefined){
let data1 = data.nombre;
if(typeof data1 === "string"){
if(func1(data1) > 80){
const err8 = {instancePath:instancePath+"/nombre",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err8);
errors++;
}
if(func1(data1) < 2){
const err9 = {instancePath:instancePath+"/nombre",keyword:"minLength",params:{limit: 2}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/nombre",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data.tipo !== undefined){
let data2 = data.tipo;
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/tipo",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err11);
errors++;
}
if(!((data2 === "SUSTANCIA") || (data2 === "GRUPO"))){
const err12 = {instancePath:instancePath+"/tipo",keyword:"enum",params:{}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.atc !== undefined){
let data3 = data.atc;
if(typeof data3 === "string"){
if(func1(data3) > 7){
const err13 = {instancePath:instancePath+"/atc",keyword:"maxLength",params:{limit: 7}};
(vErrors ??= []).push(err13);
errors++;
}
if(!pattern1.test(data3)){
const err14 = {instancePath:instancePath+"/atc",keyword:"pattern",params:{pattern: "^[A-Z](\\d{2}([A-Z]([A-Z](\\d{2})?)?)?)?$"}};
(vErrors ??= []).push(err14);
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/atc",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.sinonimos !== undefined){
let data4 = data.sinonimos;
if(Array.isArray(data4)){
if(data4.length > 60){
const err16 = {instancePath:instancePath+"/sinonimos",keyword:"maxItems",params:{limit: 60}};
(vErrors ??= []).push(err16);
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func1(data5) > 80){
const err17 = {instancePath:instancePath+"/sinonimos/" + i0,keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err17);
errors++;
}
if(func1(data5) < 1){
const err18 = {instancePath:instancePath+"/sinonimos/" + i0,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err18);
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/sinonimos/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err19);
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err20 = {instancePath:instancePath+"/sinonimos",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err20);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err21 = {instancePath:instancePath+"/sinonimos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.grupos !== undefined){
let data6 = data.grupos;
if(Array.isArray(data6)){
if(data6.length > 10){
const err22 = {instancePath:instancePath+"/grupos",keyword:"maxItems",params:{limit: 10}};
(vErrors ??= []).push(err22);
errors++;
}
const len1 = data6.length;
for(let i2=0; i2<len1; i2++){
let data7 = data6[i2];
if(typeof data7 === "string"){
if(func1(data7) > 60){
const err23 = {instancePath:instancePath+"/grupos/" + i2,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err23);
errors++;
}
if(func1(data7) < 1){
const err24 = {instancePath:instancePath+"/grupos/" + i2,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err24);
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/grupos/" + i2,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err25);
errors++;
}
}
let i3 = data6.length;
let j1;
if(i3 > 1){
const indices1 = {};
for(;i3--;){
let item1 = data6[i3];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err26 = {instancePath:instancePath+"/grupos",keyword:"uniqueItems",params:{i: i3, j: j1}};
(vErrors ??= []).push(err26);
errors++;
break;
}
indices1[item1] = i3;
}
}
}
else {
const err27 = {instancePath:instancePath+"/grupos",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.cruzadas !== undefined){
let data8 = data.cruzadas;
if(Array.isArray(data8)){
if(data8.length > 10){
const err28 = {instancePath:instancePath+"/cruzadas",keyword:"maxItems",params:{limit: 10}};
(vErrors ??= []).push(err28);
errors++;
}
const len2 = data8.length;
for(let i4=0; i4<len2; i4++){
let data9 = data8[i4];
if(typeof data9 === "string"){
if(func1(data9) > 60){
const err29 = {instancePath:instancePath+"/cruzadas/" + i4,keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err29);
errors++;
}
if(func1(data9) < 1){
const err30 = {instancePath:instancePath+"/cruzadas/" + i4,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/cruzadas/" + i4,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
}
let i5 = data8.length;
let j2;
if(i5 > 1){
const indices2 = {};
for(;i5--;){
let item2 = data8[i5];
if(typeof item2 !== "string"){
continue;
}
if(typeof indices2[item2] == "number"){
j2 = indices2[item2];
const err32 = {instancePath:instancePath+"/cruzadas",keyword:"uniqueItems",params:{i: i5, j: j2}};
(vErrors ??= []).push(err32);
errors++;
break;
}
indices2[item2] = i5;
}
}
}
else {
const err33 = {instancePath:instancePath+"/cruzadas",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.comparteAlergia !== undefined){
if(typeof data.comparteAlergia !== "boolean"){
const err34 = {instancePath:instancePath+"/comparteAlergia",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err34);
errors++;
}
}
if(data.duplicaTerapia !== undefined){
if(typeof data.duplicaTerapia !== "boolean"){
const err35 = {instancePath:instancePath+"/duplicaTerapia",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.fuente !== undefined){
let data12 = data.fuente;
if(typeof data12 === "string"){
if(func1(data12) > 200){
const err36 = {instancePath:instancePath+"/fuente",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/fuente",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err37);
errors++;
}
}
}
else {
const err38 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err38);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
