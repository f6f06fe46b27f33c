// Generated from schemas/entities/muestra/producto-muestra.json by `npm run generate`. Do not edit: your change would be lost.
// @ts-nocheck: machine-written by Ajv; its type is the exported one.
import { codePointLength, decimalPlaces } from '#platform/shared/validation/validator-runtime';
import type { Validator } from '#platform/shared/validation/validation';

export const validateProductoMuestra: Validator = validate0;

const schema0 = {"type":"object","properties":{"name":{"type":"string","minLength":1,"maxLength":120},"productCode":{"type":"string","minLength":1,"maxLength":20},"description":{"type":"string","maxLength":20000},"price":{"type":"number","minimum":0,"maximum":9999999,"multipleOf":0.01},"bulkDiscountPrice":{"type":"number","minimum":0,"maximum":9999999,"multipleOf":0.01},"costPerItem":{"type":"number","minimum":0,"maximum":9999999,"multipleOf":0.01},"taxRate":{"type":"number","minimum":0,"maximum":100,"multipleOf":0.01},"category":{"type":"string","enum":["devices","bags","shoes","cloths","watches"]},"stock":{"type":"integer","minimum":0,"maximum":9999999},"status":{"type":"string","enum":["0","1","2"]},"tags":{"type":"array","items":{"type":"string","minLength":1,"maxLength":40},"uniqueItems":true,"maxItems":12},"brand":{"type":"string","maxLength":80},"vendor":{"type":"string","maxLength":80},"imgList":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string","minLength":1,"maxLength":60},"name":{"type":"string","minLength":1,"maxLength":200},"img":{"type":"string","minLength":1,"maxLength":4000}},"required":["id","name","img"],"additionalProperties":false},"maxItems":8}},"required":["name","productCode","price","category","stock","status"],"additionalProperties":false};
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
if(data.name === undefined){
const err0 = {instancePath,keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err0);
errors++;
}
if(data.productCode === undefined){
const err1 = {instancePath,keyword:"required",params:{missingProperty: "productCode"}};
(vErrors ??= []).push(err1);
errors++;
}
if(data.price === undefined){
const err2 = {instancePath,keyword:"required",params:{missingProperty: "price"}};
(vErrors ??= []).push(err2);
errors++;
}
if(data.category === undefined){
const err3 = {instancePath,keyword:"required",params:{missingProperty: "category"}};
(vErrors ??= []).push(err3);
errors++;
}
if(data.stock === undefined){
const err4 = {instancePath,keyword:"required",params:{missingProperty: "stock"}};
(vErrors ??= []).push(err4);
errors++;
}
if(data.status === undefined){
const err5 = {instancePath,keyword:"required",params:{missingProperty: "status"}};
(vErrors ??= []).push(err5);
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 120){
const err7 = {instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}};
(vErrors ??= []).push(err7);
errors++;
}
if(func1(data0) < 1){
const err8 = {instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err8);
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err9);
errors++;
}
}
if(data.productCode !== undefined){
let data1 = data.productCode;
if(typeof data1 === "string"){
if(func1(data1) > 20){
const err10 = {instancePath:instancePath+"/productCode",keyword:"maxLength",params:{limit: 20}};
(vErrors ??= []).push(err10);
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/productCode",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/productCode",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func1(data2) > 20000){
const err13 = {instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000}};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.price !== undefined){
let data3 = data.price;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9999999 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/price",keyword:"maximum",params:{comparison: "<=", limit: 9999999}};
(vErrors ??= []).push(err15);
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/price",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err16);
errors++;
}
if(decimalPlaces(data3) > 2){
const err17 = {instancePath:instancePath+"/price",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err17);
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/price",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err18);
errors++;
}
}
if(data.bulkDiscountPrice !== undefined){
let data4 = data.bulkDiscountPrice;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9999999 || isNaN(data4)){
const err19 = {instancePath:instancePath+"/bulkDiscountPrice",keyword:"maximum",params:{comparison: "<=", limit: 9999999}};
(vErrors ??= []).push(err19);
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err20 = {instancePath:instancePath+"/bulkDiscountPrice",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err20);
errors++;
}
if(decimalPlaces(data4) > 2){
const err21 = {instancePath:instancePath+"/bulkDiscountPrice",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/bulkDiscountPrice",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.costPerItem !== undefined){
let data5 = data.costPerItem;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9999999 || isNaN(data5)){
const err23 = {instancePath:instancePath+"/costPerItem",keyword:"maximum",params:{comparison: "<=", limit: 9999999}};
(vErrors ??= []).push(err23);
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err24 = {instancePath:instancePath+"/costPerItem",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err24);
errors++;
}
if(decimalPlaces(data5) > 2){
const err25 = {instancePath:instancePath+"/costPerItem",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/costPerItem",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.taxRate !== undefined){
let data6 = data.taxRate;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
const err27 = {instancePath:instancePath+"/taxRate",keyword:"maximum",params:{comparison: "<=", limit: 100}};
(vErrors ??= []).push(err27);
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err28 = {instancePath:instancePath+"/taxRate",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err28);
errors++;
}
if(decimalPlaces(data6) > 2){
const err29 = {instancePath:instancePath+"/taxRate",keyword:"multipleOf",params:{multipleOf: 0.01}};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/taxRate",keyword:"type",params:{type: "number"}};
(vErrors ??= []).push(err30);
errors++;
}
}
if(data.category !== undefined){
let data7 = data.category;
if(typeof data7 !== "string"){
const err31 = {instancePath:instancePath+"/category",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err31);
errors++;
}
if(!(((((data7 === "devices") || (data7 === "bags")) || (data7 === "shoes")) || (data7 === "cloths")) || (data7 === "watches"))){
const err32 = {instancePath:instancePath+"/category",keyword:"enum",params:{}};
(vErrors ??= []).push(err32);
errors++;
}
}
if(data.stock !== undefined){
let data8 = data.stock;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err33 = {instancePath:instancePath+"/stock",keyword:"type",params:{type: "integer"}};
(vErrors ??= []).push(err33);
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9999999 || isNaN(data8)){
const err34 = {instancePath:instancePath+"/stock",keyword:"maximum",params:{comparison: "<=", limit: 9999999}};
(vErrors ??= []).push(err34);
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err35 = {instancePath:instancePath+"/stock",keyword:"minimum",params:{comparison: ">=", limit: 0}};
(vErrors ??= []).push(err35);
errors++;
}
}
}
if(data.status !== undefined){
let data9 = data.status;
if(typeof data9 !== "string"){
const err36 = {instancePath:instancePath+"/status",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err36);
errors++;
}
if(!(((data9 === "0") || (data9 === "1")) || (data9 === "2"))){
const err37 = {instancePath:instancePath+"/status",keyword:"enum",params:{}};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.tags !== undefined){
let data10 = data.tags;
if(Array.isArray(data10)){
if(data10.length > 12){
const err38 = {instancePath:instancePath+"/tags",keyword:"maxItems",params:{limit: 12}};
(vErrors ??= []).push(err38);
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(func1(data11) > 40){
const err39 = {instancePath:instancePath+"/tags/" + i0,keyword:"maxLength",params:{limit: 40}};
(vErrors ??= []).push(err39);
errors++;
}
if(func1(data11) < 1){
const err40 = {instancePath:instancePath+"/tags/" + i0,keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err40);
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/tags/" + i0,keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err41);
errors++;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data10[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err42 = {instancePath:instancePath+"/tags",keyword:"uniqueItems",params:{i: i1, j: j0}};
(vErrors ??= []).push(err42);
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err43 = {instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err43);
errors++;
}
}
if(data.brand !== undefined){
let data12 = data.brand;
if(typeof data12 === "string"){
if(func1(data12) > 80){
const err44 = {instancePath:instancePath+"/brand",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/brand",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err45);
errors++;
}
}
if(data.vendor !== undefined){
let data13 = data.vendor;
if(typeof data13 === "string"){
if(func1(data13) > 80){
const err46 = {instancePath:instancePath+"/vendor",keyword:"maxLength",params:{limit: 80}};
(vErrors ??= []).push(err46);
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/vendor",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err47);
errors++;
}
}
if(data.imgList !== undefined){
let data14 = data.imgList;
if(Array.isArray(data14)){
if(data14.length > 8){
const err48 = {instancePath:instancePath+"/imgList",keyword:"maxItems",params:{limit: 8}};
(vErrors ??= []).push(err48);
errors++;
}
const len1 = data14.length;
for(let i2=0; i2<len1; i2++){
let data15 = data14[i2];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err49 = {instancePath:instancePath+"/imgList/" + i2,keyword:"required",params:{missingProperty: "id"}};
(vErrors ??= []).push(err49);
errors++;
}
if(data15.name === undefined){
const err50 = {instancePath:instancePath+"/imgList/" + i2,keyword:"required",params:{missingProperty: "name"}};
(vErrors ??= []).push(err50);
errors++;
}
if(data15.img === undefined){
const err51 = {instancePath:instancePath+"/imgList/" + i2,keyword:"required",params:{missingProperty: "img"}};
(vErrors ??= []).push(err51);
errors++;
}
for(const key1 in data15){
if(!(((key1 === "id") || (key1 === "name")) || (key1 === "img"))){
const err52 = {instancePath:instancePath+"/imgList/" + i2,keyword:"additionalProperties",params:{additionalProperty: key1}};
(vErrors ??= []).push(err52);
errors++;
}
}
if(data15.id !== undefined){
let data16 = data15.id;
if(typeof data16 === "string"){
if(func1(data16) > 60){
const err53 = {instancePath:instancePath+"/imgList/" + i2+"/id",keyword:"maxLength",params:{limit: 60}};
(vErrors ??= []).push(err53);
errors++;
}
if(func1(data16) < 1){
const err54 = {instancePath:instancePath+"/imgList/" + i2+"/id",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err54);
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/imgList/" + i2+"/id",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err55);
errors++;
}
}
if(data15.name !== undefined){
let data17 = data15.name;
if(typeof data17 === "string"){
if(func1(data17) > 200){
const err56 = {instancePath:instancePath+"/imgList/" + i2+"/name",keyword:"maxLength",params:{limit: 200}};
(vErrors ??= []).push(err56);
errors++;
}
if(func1(data17) < 1){
const err57 = {instancePath:instancePath+"/imgList/" + i2+"/name",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err57);
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/imgList/" + i2+"/name",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err58);
errors++;
}
}
if(data15.img !== undefined){
let data18 = data15.img;
if(typeof data18 === "string"){
if(func1(data18) > 4000){
const err59 = {instancePath:instancePath+"/imgList/" + i2+"/img",keyword:"maxLength",params:{limit: 4000}};
(vErrors ??= []).push(err59);
errors++;
}
if(func1(data18) < 1){
const err60 = {instancePath:instancePath+"/imgList/" + i2+"/img",keyword:"minLength",params:{limit: 1}};
(vErrors ??= []).push(err60);
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/imgList/" + i2+"/img",keyword:"type",params:{type: "string"}};
(vErrors ??= []).push(err61);
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/imgList/" + i2,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err62);
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/imgList",keyword:"type",params:{type: "array"}};
(vErrors ??= []).push(err63);
errors++;
}
}
}
else {
const err64 = {instancePath,keyword:"type",params:{type: "object"}};
(vErrors ??= []).push(err64);
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
validate0.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
