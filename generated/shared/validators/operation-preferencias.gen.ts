// Generated from schemas/endpoints/seguridad/cuentas.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validatePreferenciasBody: Validator = validate0;

const schema0 = {"type":"object","additionalProperties":false,"properties":{"idioma":{"type":"string","enum":["es","es-mx","en"]},"tema":{"type":"object","description":"Settings of the appearance. Unknown ones are ignored, missing ones have their default.","additionalProperties":false,"properties":{"themeColor":{"type":"string","maxLength":20},"primaryColorLevel":{"type":"integer","minimum":0,"maximum":1000},"mode":{"type":"string","maxLength":20},"direction":{"type":"string","maxLength":20},"cardBordered":{"type":"boolean"},"panelExpand":{"type":"boolean"},"controlSize":{"type":"string","maxLength":20},"navMode":{"type":"string","maxLength":20},"typeInput":{"type":"string","maxLength":20},"layout":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","maxLength":20},"sideNavCollapse":{"type":"boolean"},"previousType":{"type":"string","maxLength":20}}}}}}};
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
for(const key0 in data){
if(!((key0 === "idioma") || (key0 === "tema"))){
const err0 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err0);
errors++;
}
}
if(data.idioma !== undefined){
let data0 = data.idioma;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/idioma",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err1);
errors++;
}
if(!(((data0 === "es") || (data0 === "es-mx")) || (data0 === "en"))){
const err2 = {instancePath:instancePath+"/idioma",keyword:"enum",params:{}};
(vErrors ??= []).push(err2);
errors++;
}
}
if(data.tema !== undefined){
let data1 = data.tema;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(func0.call(schema0.properties.tema.properties, key1))){
const err3 = {instancePath:instancePath+"/tema",keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data1.themeColor !== undefined){
let data2 = data1.themeColor;
if(typeof data2 === "string"){
if(func1(data2) > 20){
const err4 = {instancePath:instancePath+"/tema/themeColor",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err4);
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/tema/themeColor",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err5);
errors++;
}
}
if(data1.primaryColorLevel !== undefined){
let data3 = data1.primaryColorLevel;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/tema/primaryColorLevel",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err6);
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/tema/primaryColorLevel",keyword:"maximum",params:{comparison: "<=", limit: 1000}};
(vErrors ??= []).push(err7);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/tema/primaryColorLevel",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err8);
errors++;
}
}
}
if(data1.mode !== undefined){
let data4 = data1.mode;
if(typeof data4 === "string"){
if(func1(data4) > 20){
const err9 = {instancePath:instancePath+"/tema/mode",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/tema/mode",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err10);
errors++;
}
}
if(data1.direction !== undefined){
let data5 = data1.direction;
if(typeof data5 === "string"){
if(func1(data5) > 20){
const err11 = {instancePath:instancePath+"/tema/direction",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/tema/direction",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data1.cardBordered !== undefined){
if(typeof data1.cardBordered !== "boolean"){
const err13 = {instancePath:instancePath+"/tema/cardBordered",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data1.panelExpand !== undefined){
if(typeof data1.panelExpand !== "boolean"){
const err14 = {instancePath:instancePath+"/tema/panelExpand",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data1.controlSize !== undefined){
let data8 = data1.controlSize;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err15 = {instancePath:instancePath+"/tema/controlSize",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/tema/controlSize",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err16);
errors++;
}
}
if(data1.navMode !== undefined){
let data9 = data1.navMode;
if(typeof data9 === "string"){
if(func1(data9) > 20){
const err17 = {instancePath:instancePath+"/tema/navMode",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/tema/navMode",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data1.typeInput !== undefined){
let data10 = data1.typeInput;
if(typeof data10 === "string"){
if(func1(data10) > 20){
const err19 = {instancePath:instancePath+"/tema/typeInput",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/tema/typeInput",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err20);
errors++;
}
}
if(data1.layout !== undefined){
let data11 = data1.layout;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!(((key2 === "type") || (key2 === "sideNavCollapse")) || (key2 === "previousType"))){
const err21 = {instancePath:instancePath+"/tema/layout",keyword:"additionalProperties",params:{additionalProperty: key2}};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data11.type !== undefined){
let data12 = data11.type;
if(typeof data12 === "string"){
if(func1(data12) > 20){
const err22 = {instancePath:instancePath+"/tema/layout/type",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/tema/layout/type",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data11.sideNavCollapse !== undefined){
if(typeof data11.sideNavCollapse !== "boolean"){
const err24 = {instancePath:instancePath+"/tema/layout/sideNavCollapse",keyword:"type",params:{type: "boolean"}};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data11.previousType !== undefined){
let data14 = data11.previousType;
if(typeof data14 === "string"){
if(func1(data14) > 20){
const err25 = {instancePath:instancePath+"/tema/layout/previousType",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/tema/layout/previousType",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/tema/layout",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err27);
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/tema",keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err28);
errors++;
}
}
}
else {
const err29 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err29);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
